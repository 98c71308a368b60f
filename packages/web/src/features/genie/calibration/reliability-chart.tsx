import type { Calibration } from '@soundings/contract/genie/calibration';
import { resultLimits } from '@soundings/contract/genie/genie-choices';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './calibration.module.css';

type Bin = Calibration['kinds'][number]['all']['bins'][number];

/** In units of the drawing; the axes run from 0 to 100. */
const size = 320;
const edge = { left: 38, bottom: 34, top: 8, right: 10 };
const ticks = [0, 25, 50, 75, 100];
const x = (value: number): number => edge.left + (value / 100) * (size - edge.left - edge.right);
const y = (value: number): number => size - edge.bottom - (value / 100) * (size - edge.top - edge.bottom);

/** What was measured of messages by what was predicted of them, with 95 % bands; on the diagonal both are the same. */
export function ReliabilityChart({ bins, label }: { bins: readonly Bin[]; label: string }) {
  const { t } = useTranslation();
  // Too few for a curve: points with their intervals.
  const isFew = bins.reduce((sum, { messages }) => sum + messages, 0) < resultLimits.least;
  const band = [
    ...bins.map(({ predicted, high }) => `${x(predicted)},${y(high)}`),
    ...bins.toReversed().map(({ predicted, low }) => `${x(predicted)},${y(low)}`),
  ].join(' ');
  return (
    <figure className={classes.figure}>
      <svg viewBox={`0 0 ${size} ${size}`} className={classes.chart} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick} className={classes.tick}>
            <line x1={x(0)} x2={x(100)} y1={y(tick)} y2={y(tick)} />
            <text x={x(0) - 6} y={y(tick) + 3.5} textAnchor="end">
              {formatNumber(tick)}
            </text>
            <text x={x(tick)} y={y(0) + 15} textAnchor="middle">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        <line className={classes.diagonal} x1={x(0)} y1={y(0)} x2={x(100)} y2={y(100)} />
        {isFew ? (
          bins.map(({ predicted, low, high }) => (
            <line
              key={predicted}
              className={classes.whisker}
              x1={x(predicted)}
              x2={x(predicted)}
              y1={y(low)}
              y2={y(high)}
            />
          ))
        ) : (
          <>
            <polygon className={classes.band} points={band} />
            <polyline
              className={classes.curve}
              points={bins.map(({ predicted, measured }) => `${x(predicted)},${y(measured)}`).join(' ')}
            />
          </>
        )}
        {bins.map((bin) => (
          <circle key={bin.predicted} className={classes.point} cx={x(bin.predicted)} cy={y(bin.measured)} r={4}>
            <title>
              {t('calibration.bin', {
                n: formatNumber(bin.messages),
                predicted: formatNumber(bin.predicted),
                measured: formatNumber(bin.measured),
                low: formatNumber(bin.low),
                high: formatNumber(bin.high),
              })}
            </title>
          </circle>
        ))}
        <text className={classes.axis} x={x(50)} y={size - 4} textAnchor="middle">
          {t('calibration.axisPredicted')}
        </text>
        <text className={classes.axis} transform={`translate(10 ${y(50)}) rotate(-90)`} textAnchor="middle">
          {t('calibration.axisMeasured')}
        </text>
      </svg>
      <details className={classes.details}>
        <summary>{t('calibration.figures')}</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              {(['binMessages', 'binPredicted', 'binMeasured', 'binInterval'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(`calibration.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bins.map((bin) => (
              <tr key={bin.predicted}>
                <td>{formatNumber(bin.messages)}</td>
                <td>{formatNumber(bin.predicted, 1)}</td>
                <td>{formatNumber(bin.measured, 1)}</td>
                <td>
                  {formatNumber(bin.low, 1)}–{formatNumber(bin.high, 1)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
