import type { BoardMessage, MessagePrediction } from '@soundings/contract/board/board';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { ConfidenceSign } from '#/ui/figures/marks.tsx';
import type { Measured } from '../scout.api.ts';
import { measuredText } from './measured-text.ts';
import classes from './messages.module.css';

interface Props {
  message: BoardMessage;
  /** The best predicted of the list, where it is ordered by that. */
  best: BoardMessage | null;
  measured?: Measured | undefined;
}

export function CardFoot({ message, best, measured }: Props) {
  const { t } = useTranslation();
  const { prediction } = message;
  if (prediction === null) return null;
  const { interest, low, high, uncertainty } = prediction;
  const level = uncertainty < 0.4 ? 'high' : uncertainty < 0.7 ? 'medium' : 'low';
  const values = { value: formatNumber(interest), low: formatNumber(low), high: formatNumber(high) };
  return (
    <>
      <span
        className={classes.figure}
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its interval is read by keyboard, too
        tabIndex={0}
        aria-label={t('scout.predicted', values)}
        data-hint={`${t('scout.predicted', values)} ${t(`scout.certainty_${level}`)}`}
      >
        <span className={classes.unit}>R1</span>
        <b>{values.value}</b>
        <span className={classes.interval}>{t('scout.interval', values)}</span>
        <ConfidenceSign level={level} />
      </span>
      {measured ? <MeasuredFigure measured={measured} /> : null}
      {best && best.id !== message.id && overlap(best.prediction, prediction) ? (
        <span className={classes.tie} title={t('scout.tooCloseHelp', { number: formatNumber(best.count) })}>
          {t('scout.tooClose')}
        </span>
      ) : null}
    </>
  );
}

function MeasuredFigure({ measured }: { measured: Measured }) {
  const { t } = useTranslation();
  const { percent } = measured.r1;
  if (percent === null) return null;
  const label = `${t('scout.measured')}: ${measuredText(t, measured)}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its base is read by keyboard, too
    <span className={classes.figure} role="img" tabIndex={0} aria-label={label} data-hint={label}>
      <span className={classes.unit}>{t('scout.measured')}</span>
      <b>{formatPercent(percent)}</b>
    </span>
  );
}

const overlap = (a: MessagePrediction | null, b: MessagePrediction): boolean =>
  a !== null && a.low <= b.high && b.low <= a.high;
