import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import type { LinePoint } from '#/ui/charts/line-chart.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { dayText } from '../export/day-text.ts';
import classes from './overview.module.css';

interface Props {
  point: LinePoint;
  /** The last one of its range. */
  day: string;
  score: ScoreName;
  /** The range is a week, and not the period, which is a day. */
  isWeekly: boolean;
}

/** A point of a line: whose, what, the last day of the range that it is of. */
export function LineTip({ point, day, score, isWeekly }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.tipName}>{point.line.name}</div>
      <div>
        {t(`scores.${score}`)} <SoundingFigure value={point.line.values[point.index] ?? null} />
      </div>
      <div className={classes.quiet}>
        {t(isWeekly ? 'dashboard.weekEnding' : 'dashboard.rangeEnding', { day: dayText(day) })}
      </div>
    </>
  );
}
