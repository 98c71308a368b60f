import { useComputedColorScheme } from '@mantine/core';
import { lookOf, type Theme } from './writer-color.ts';
import classes from './writers.module.css';

interface Props {
  name: string;
  color: string;
  /** Without one, that of the page. */
  theme?: Theme;
}

/** A writer's name on the writer's colour, in black or white as it is easier to read. */
export function WriterLabel({ name, color, theme }: Props) {
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const look = lookOf(color, theme ?? shown);
  const style = look ? { background: look.fill, color: look.text } : {};
  return (
    <span className={classes.label} style={style} data-faint={look?.isFaint || undefined}>
      {name}
    </span>
  );
}
