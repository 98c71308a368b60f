import type { CSSProperties } from 'react';
import { toWriterLook } from './writer-color.ts';
import classes from './writers.module.css';

/** A writer's name on the writer's colour, in black or white as it is easier to read in the theme around it. */
export function WriterLabel({ name, color }: { name: string; color: string }) {
  const light = toWriterLook(color, 'light');
  const dark = toWriterLook(color, 'dark');
  const style =
    light && dark
      ? { '--light': light.fill, '--on-light': light.text, '--dark': dark.fill, '--on-dark': dark.text }
      : {};
  return (
    <span
      className={classes.label}
      style={style as CSSProperties}
      data-faint={light?.isFaint || dark?.isFaint || undefined}
    >
      {name}
    </span>
  );
}
