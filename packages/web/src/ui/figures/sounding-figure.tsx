import { useTranslation } from 'react-i18next';
import { formatUnit } from '#/lib/format.ts';
import classes from './figures.module.css';
import { splitFigure } from './split-figure.ts';

interface Props {
  /** Null is shown as a dash: missing is not 0. */
  value: number | null;
  decimals?: number;
  /** Written as the language has it, so that copying gives "73.5%" or "73,5 %". */
  unit?: string | undefined;
  /** hero 36 · large 22 · medium 18 · small 14 · text inherits. */
  size?: 'hero' | 'large' | 'medium' | 'small' | 'text';
  className?: string | undefined;
}

/** The figure of a sea chart: the integer in full, the decimals smaller and lighter; copied, it is plain text. */
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
