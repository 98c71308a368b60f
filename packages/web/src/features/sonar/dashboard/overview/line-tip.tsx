import type { ScoreName } from '@soundings/contract/score-choices';
import { useTranslation } from 'react-i18next';
import type { LinePoint } from '#/ui/charts/line-chart.tsx';
import { SoundingFigure } from '#/ui/figures/sounding-figure.tsx';
import { dayText } from '../export/day-text.ts';
import classes from './overview.module.css';

/** A point of a line: whose, what, the last day of the range that it is of. */
export function LineTip({ point, day, score }: { point: LinePoint; day: string; score: ScoreName }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.tipName}>{point.line.name}</div>
      <div>
        {t(`scores.${score}`)} <SoundingFigure value={point.line.values[point.index] ?? null} />
      </div>
      <div className={classes.quiet}>{t('dashboard.rangeEnding', { day: dayText(day) })}</div>
    </>
  );
}
