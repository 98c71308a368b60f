import type { Calibration } from '@soundings/contract/genie/calibration';
import { resultLimits } from '@soundings/contract/genie/genie-choices';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useSize } from '#/ui/charts/frame/use-size.ts';
import classes from './calibration.module.css';
import { leastHeight, PredictedAxes, type Scales } from './predicted-axes.tsx';

type ResultKind = Calibration['kinds'][number]['kind'];
type Bin = Calibration['kinds'][number]['all']['bins'][number];

interface Props {
  kind: ResultKind;
  bins: readonly Bin[];
  label: string;
}

export function ReliabilityChart({ kind, bins, label }: Props) {
  const { t } = useTranslation();
  const { ref, width, height } = useSize();
  // Too few for a curve: points with their intervals.
  const isFew = bins.reduce((sum, { messages }) => sum + messages, 0) < resultLimits.least;
  const bandOf = ({ x, y }: Scales): string =>
    [
      ...bins.map(({ predicted, high }) => `${x(predicted)},${y(high)}`),
      ...bins.toReversed().map(({ predicted, low }) => `${x(predicted)},${y(low)}`),
    ].join(' ');
  return (
    <figure className={classes.figure}>
      <div ref={ref} className={classes.plot}>
        <PredictedAxes
          label={label}
          measuredLabel={t(`calibration.axisMeasured_${kind}`)}
          width={Math.max(280, width)}
          height={Math.max(leastHeight, height)}
          predicted={bins.map(({ predicted }) => predicted)}
          measured={bins.flatMap(({ low, high }) => [low, high])}
          isAlike={kind === 'SURVEY'}
        >
          {(scales) => {
            const { x, y } = scales;
            return (
              <>
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
                    <polygon className={classes.band} points={bandOf(scales)} />
                    <polyline
                      className={classes.curve}
                      points={bins.map(({ predicted, measured }) => `${x(predicted)},${y(measured)}`).join(' ')}
                    />
                  </>
                )}
                {bins.map((bin) => (
                  <circle
                    key={bin.predicted}
                    className={classes.point}
                    cx={x(bin.predicted)}
                    cy={y(bin.measured)}
                    r={4}
                  >
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
              </>
            );
          }}
        </PredictedAxes>
      </div>
      <figcaption className={classes.notes}>
        <p>
          {eachPoint(t, bins)} {t(isFew ? 'calibration.whiskers' : 'calibration.band')}{' '}
          {t(`calibration.measuredBy_${kind}`)}
        </p>
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
      </figcaption>
    </figure>
  );
}

const eachPoint = (t: TFunction, bins: readonly Bin[]): string => {
  const sizes = bins.map(({ messages }) => messages);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const n = least === most ? formatNumber(most) : `${formatNumber(least)}–${formatNumber(most)}`;
  return t('calibration.eachPoint', { count: most, n });
};
