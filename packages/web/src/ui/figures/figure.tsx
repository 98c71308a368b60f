import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatUnit } from '#/lib/format.ts';
import type { Language } from '#/lib/i18n.ts';
import classes from './figures.module.css';

interface Props {
  value: number | null;
  decimals?: number;
  unit?: string | undefined;
  /** hero 36 · large 22 · medium 18 · small 14 · text inherits. */
  size?: 'hero' | 'large' | 'medium' | 'small' | 'text';
  className?: string | undefined;
}

export function SoundingFigure({ value, decimals = 1, unit, size = 'text', className }: Props) {
  useTranslation(); // draws anew when the language changes
  const { whole, fraction } = value === null ? { whole: '–', fraction: '' } : splitFigure(value, decimals);
  return (
    <span className={`${classes.figure} ${className ?? ''}`} data-size={size}>
      {whole}
      {fraction !== '' && <span className={classes.fraction}>{fraction}</span>}
      {unit !== undefined && value !== null && <span className={classes.unit}>{formatUnit(unit)}</span>}
    </span>
  );
}

interface RankFigureProps {
  rank: number | null;
  provisional: string | null;
}

export function RankFigure({ rank, provisional }: RankFigureProps) {
  if (rank === null || provisional === null) return figureText(rank, 0);
  return (
    <span title={provisional} style={{ whiteSpace: 'nowrap' }}>
      <HollowSign /> {figureText(rank, 0)} <VisuallyHidden>{provisional}</VisuallyHidden>
    </span>
  );
}

export function HollowSign() {
  return (
    <svg width={8} height={8} viewBox="0 0 8 8" fill="none" aria-hidden="true" style={{ verticalAlign: 'baseline' }}>
      <circle cx={4} cy={4} r={3.2} stroke="currentColor" strokeWidth={1.3} />
    </svg>
  );
}

interface SplitFigure {
  whole: string;
  fraction: string;
}

export function splitFigure(value: number, decimals: number, language?: Language): SplitFigure {
  const text = formatNumber(value, decimals, language);
  const at = text.length - decimals - 1;
  return decimals === 0 ? { whole: text, fraction: '' } : { whole: text.slice(0, at), fraction: text.slice(at) };
}

/** A number as one string, for labels, tooltips and tables. A missing figure is a dash, never 0. */
export const figureText = (value: number | null, decimals = 1, language?: Language): string =>
  value === null ? '–' : formatNumber(value, decimals, language);
