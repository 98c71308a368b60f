import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialFigure } from '@soundings/contract/sonar/scores';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/change-mark.tsx';
import { changeWords } from '../change-words.ts';
import { figureChange } from '../figure-change.ts';
import { figureWords, perDayWords } from '../figure-words.ts';
import { daysWords, perDay } from '../per-day.ts';
import classes from './socials.module.css';

/** A figure of the period over that of the range before, with its change. */
export function SocialFigureCell({ figure, metric }: { figure: SocialFigure; metric: MetricName }) {
  const { t } = useTranslation();
  const change = figureChange(figure, metric);
  const { comparable, compareTo } = perDay(figure);
  const words = (value: number | null) =>
    figure.days === undefined ? figureWords(value, metric) : perDayWords(t, value);
  const days = daysWords(t, figure, 'trend');
  return (
    <span className={classes.figure}>
      <span className={classes.now} data-none={comparable === null || undefined}>
        {words(comparable)}
        {metric === 'score' && comparable !== null && <small> / {formatNumber(5)}</small>}
      </span>
      <span className={classes.before}>
        <span className={classes.unseen}>{t('brandTab.before', { value: '' })}</span>
        {words(compareTo)} {change !== null && <ChangeText change={change} />}
        <span className={classes.unseen}>{changeWords(t, change)}</span>
      </span>
      {days !== null && <span className={classes.days}>{days}</span>}
    </span>
  );
}
