import { figureText } from '#/ui/figures/figure.tsx';

const noBreakSpace = '\u00a0';

/** A count where there is little room: `940`, `12 k`, `3.1 M`. */
export const shortNumber = (value: number | null): string => {
  if (value === null || value < 1000) return figureText(value, 0);
  const [size, unit] = value < 999_500 ? [value / 1000, 'k'] : [value / 1e6, 'M'];
  return `${figureText(size, size < 10 ? 1 : 0)}${noBreakSpace}${unit}`;
};
