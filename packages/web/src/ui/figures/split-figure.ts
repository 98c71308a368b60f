import { formatNumber } from '#/lib/format.ts';
import type { Language } from '#/lib/i18n.ts';

export interface SplitFigure {
  whole: string;
  /** The decimals with their separator (".5", ",5"), or '' where none are shown. */
  fraction: string;
}

/** Splits a number where the sounding figure changes its size. */
export function splitFigure(value: number, decimals: number, language?: Language): SplitFigure {
  const text = formatNumber(value, decimals, language);
  const at = text.length - decimals - 1;
  return decimals === 0 ? { whole: text, fraction: '' } : { whole: text.slice(0, at), fraction: text.slice(at) };
}

/** A number as one string, for labels, tooltips and tables. A missing figure is a dash, never 0. */
export const figureText = (value: number | null, decimals = 1, language?: Language): string =>
  value === null ? '–' : formatNumber(value, decimals, language);
