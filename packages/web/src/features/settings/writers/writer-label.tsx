import type { CSSProperties } from 'react';
import { toWriterLook } from './writer-color.ts';
import classes from './writers.module.css';

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
