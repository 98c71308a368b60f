import type { BenchmarkAnswer } from '@soundings/contract/resonance/calculations';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { IntervalTrack } from '#/ui/figures/interval-track.tsx';
import { SoundingFigure } from '#/ui/figures/sounding-figure.tsx';
import { intervalText } from '../response/share-text.ts';
import classes from './benchmarks.module.css';

interface Props {
  answer: BenchmarkAnswer | null;
  isStale: boolean;
}

/** The percentage with its interval and base; -/- where there is none. */
export function BenchmarkFigure({ answer, isStale }: Props) {
  const { t } = useTranslation();
  if (answer === null || answer.percentage === null) return <p className={classes.figure}>-/-</p>;
  const { percentage, respondents, base, effectiveBase, low, high } = answer;
  const interval = t('benchmarks.interval', { interval: intervalText(answer, 1) });
  const ofBase = t('benchmarks.ofBase', { count: base, left: formatNumber(respondents), base: formatNumber(base) });
  return (
    <div data-stale={isStale || undefined} className={classes.figures}>
      <p className={classes.figure}>
        <SoundingFigure value={percentage} unit="%" size="hero" />
      </p>
      <IntervalTrack
        value={percentage}
        low={low}
        high={high}
        label={`${formatPercent(percentage)}, ${interval}, ${ofBase}`}
      />
      <p className={classes.facts}>
        <span>{interval}</span>
        <span>{ofBase}</span>
        {Math.round(effectiveBase) !== base && (
          <span>{t('benchmarks.effectiveBase', { base: formatNumber(effectiveBase) })}</span>
        )}
      </p>
      <p className={classes.note}>{t('benchmarks.ownBase')}</p>
    </div>
  );
}
