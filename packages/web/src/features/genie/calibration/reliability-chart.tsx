import type { Calibration } from '@soundings/contract/genie/calibration';
import { resultLimits } from '@soundings/contract/genie/genie-choices';
import { nice, ticks } from 'd3-array';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './calibration.module.css';

type Bin = Calibration['kinds'][number]['all']['bins'][number];

/** In units of the drawing. */
const size = 320;
const edge = { left: 38, bottom: 34, top: 8, right: 10 };

/** The values and a tenth more on either side, between 0 and 100 and at even figures. */
const rangeOf = (values: readonly number[]): [number, number] => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(2, (high - low) / 10);
  return nice(Math.max(0, low - room), Math.min(100, high + room), 5);
};

/** What was measured of messages by what was predicted of them, with 95 % bands; on the diagonal both are the same. */
export function ReliabilityChart({ bins, label }: { bins: readonly Bin[]; label: string }) {
  const { t } = useTranslation();
  const [left, right] = rangeOf(bins.map(({ predicted }) => predicted));
  const [bottom, top] = rangeOf(bins.flatMap(({ low, high }) => [low, high]));
  const x = (value: number) => edge.left + ((value - left) / (right - left)) * (size - edge.left - edge.right);
  const y = (value: number) =>
    size - edge.bottom - ((value - bottom) / (top - bottom)) * (size - edge.top - edge.bottom);
  // Where both axes have the same figures, if they do anywhere.
  const [from, till] = [Math.max(left, bottom), Math.min(right, top)];
  // Too few for a curve: points with their intervals.
  const isFew = bins.reduce((sum, { messages }) => sum + messages, 0) < resultLimits.least;
  const band = [
    ...bins.map(({ predicted, high }) => `${x(predicted)},${y(high)}`),
    ...bins.toReversed().map(({ predicted, low }) => `${x(predicted)},${y(low)}`),
  ].join(' ');
  return (
    <figure className={classes.figure}>
      <svg viewBox={`0 0 ${size} ${size}`} className={classes.chart} role="img" aria-label={label}>
        {ticks(bottom, top, 5).map((tick) => (
          <g key={tick} className={classes.tick}>
            <line x1={x(left)} x2={x(right)} y1={y(tick)} y2={y(tick)} />
            <text x={x(left) - 6} y={y(tick) + 3.5} textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {ticks(left, right, 5).map((tick) => (
          <text key={tick} className={classes.axis} x={x(tick)} y={y(bottom) + 15} textAnchor="middle">
            {formatNumber(tick)}
          </text>
        ))}
        {from < till && <Diagonal from={[x(from), y(from)]} till={[x(till), y(till)]} />}
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
        <text className={classes.axis} x={x((left + right) / 2)} y={size - 4} textAnchor="middle">
          {t('calibration.axisPredicted')}
        </text>
        <text
          className={classes.axis}
          transform={`translate(10 ${y((bottom + top) / 2)}) rotate(-90)`}
          textAnchor="middle"
        >
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

/** Where both are the same, with its name along its upper end. */
function Diagonal({ from: [x1, y1], till: [x2, y2] }: { from: [number, number]; till: [number, number] }) {
  const { t } = useTranslation();
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return (
    <g className={classes.diagonal}>
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      <text transform={`translate(${x2} ${y2}) rotate(${turn})`} x={-4} y={-5} textAnchor="end">
        {t('calibration.asPredicted')}
      </text>
    </g>
  );
}
