import classes from './marks.module.css';

export const toInitials = (name: string): string => {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
};

export function UserAvatar({ name, size = 28 }: { name: string; size?: number }) {
  const style = { width: size, height: size, fontSize: size * 0.39 };
  return <span className={classes.avatar} style={style} data-initials={toInitials(name)} aria-hidden="true" />;
}
