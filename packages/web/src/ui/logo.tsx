import { BrandMark } from './brand-mark.tsx';
import classes from './logo.module.css';

/** Mark and name; `markOnly` for the rail, where the name stays for screen readers. */
export function Logo({ name, size = 26, markOnly = false }: { name: string; size?: number; markOnly?: boolean }) {
  return (
    <span className={classes.logo}>
      <BrandMark size={size} />
      {markOnly ? null : <span className={classes.name}>{name}</span>}
    </span>
  );
}
