import type { BoardMessage } from '@soundings/contract/board/board';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import type { Measured } from '../scout.api.ts';
import classes from './messages.module.css';

interface Props {
  prediction: BoardMessage['prediction'];
  measured: Measured | undefined;
}

export function InfoFigures({ prediction, measured }: Props) {
  const { t } = useTranslation();
  if (prediction === null && measured === undefined) return null;
  const range = (low: number | null, high: number | null) =>
    low === null || high === null ? null : (
      <span>{t('scout.interval', { low: formatNumber(low), high: formatNumber(high) })}</span>
    );
  return (
    <table className={classes.figures} aria-label={t('scout.figures')}>
      <thead>
        <tr>
          <td />
          <th scope="col">R1</th>
          <th scope="col">R2</th>
          {measured ? <th scope="col">{t('scout.base')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {prediction ? (
          <tr>
            <th scope="row">{t('scout.prediction')}</th>
            <td>
              <b>{formatNumber(prediction.interest)}</b> {range(prediction.low, prediction.high)}
            </td>
            <td>{formatNumber(prediction.action)}</td>
            {measured ? <td>–</td> : null}
          </tr>
        ) : null}
        {measured ? (
          <tr>
            <th scope="row">{t('scout.measured')}</th>
            <td>
              <b>{measured.r1.percent === null ? '–' : formatPercent(measured.r1.percent)}</b>{' '}
              {range(measured.r1.low, measured.r1.high)}
            </td>
            <td>{measured.r2?.percent == null ? '–' : formatPercent(measured.r2.percent)}</td>
            <td>{formatNumber(measured.r1.base)}</td>
          </tr>
        ) : null}
      </tbody>
      <caption>
        {measured ? t('scout.figuresOfBoth', { project: measured.projectName }) : t('scout.figuresOfPrediction')}
      </caption>
    </table>
  );
}
