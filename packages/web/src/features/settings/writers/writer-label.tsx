import type { CSSProperties } from 'react';
import { toWriterLook } from './writer-color.ts';
import classes from './writers.module.css';

interface Props {
  name: string;
  color: string;
}

export function WriterLabel({ name, color }: Props) {
  return (
    <span className={classes.label} {...lookIn(color)}>
      {name}
    </span>
  );
}

export function WriterName({ name, color }: Props) {
  return (
    <>
      <span className={`${classes.label} ${classes.dot}`} {...lookIn(color)} aria-hidden="true" />
      {name}
    </>
  );
}

const lookIn = (color: string) => {
  const light = toWriterLook(color, 'light');
  const dark = toWriterLook(color, 'dark');
  const style =
    light && dark
      ? { '--light': light.fill, '--on-light': light.text, '--dark': dark.fill, '--on-dark': dark.text }
      : {};
  return { style: style as CSSProperties, 'data-faint': light?.isFaint || dark?.isFaint || undefined };
};
