import { isOwnApart } from '@soundings/contract/reports/chart-places';
import type { Chart } from '@soundings/contract/reports/report-content';
import { formatFigure } from '@soundings/contract/reports/report-figures';
import classes from './report-bars.module.css';
import type { ReportChartProps } from './report-plot.tsx';
import { mutedColor, seriesColor } from './series-color.ts';

/** Longer names of bars are sentences, which need the room more than the bars. */
const sentenceLength = 60;
const longestNoteBeside = 30;

/** A lane a series, on a track as long as the axis; what was in the period before is a tick on the lane of what is. */
export function Bars({ chart, language }: ReportChartProps) {
  const { categories, notes, sortedBy, series, own } = chart;
  const before = series.find(({ isBefore }) => isBefore);
  const lanes = series.filter((one) => one !== before);
  const texts = [...categories, ...(notes ?? [])];
  const isNoteBeside = notes?.every(({ length }) => length <= longestNoteBeside) ?? sortedBy !== undefined;
  return (
    <div
      className={classes.bars}
      data-long={texts.some(({ length }) => length > sentenceLength) || undefined}
      data-noted={isNoteBeside || undefined}
      data-before={before !== undefined || undefined}
      aria-hidden="true"
    >
      {categories.map((category, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two brands may have one name, and the order never changes
        <div key={place} className={classes.row} data-own={place === own || undefined}>
          <span className={classes.category}>
            {category}
            {!isNoteBeside && notes?.[place] && <small className={classes.note}>{notes[place]}</small>}
          </span>
          <span className={classes.lanes}>
            {lanes.map(({ name, values, intervals }, index) => {
              const value = values[place] ?? null;
              const isMuted = isOwnApart(chart) && place !== own;
              const figure = formatFigure(language, value, chart);
              return (
                <span key={name} className={classes.lane} title={`${category}, ${name}: ${figure}`}>
                  <span className={classes.track}>
                    {value !== null && (
                      <i
                        className={classes.bar}
                        style={{
                          width: percentOf(chart, value),
                          background: isMuted ? mutedColor : seriesColor(chart, index),
                        }}
                      />
                    )}
                    <Interval chart={chart} interval={intervals?.[place] ?? null} />
                    <Line className={classes.reference} chart={chart} value={chart.reference?.value ?? null} />
                    <Line className={classes.tick} chart={chart} value={before?.values[place] ?? null} />
                  </span>
                  <span className={classes.figure}>{figure}</span>
                  {before && (
                    <span title={`${category}, ${before.name}`}>
                      {formatFigure(language, before.values[place] ?? null, chart)}
                    </span>
                  )}
                </span>
              );
            })}
          </span>
          {isNoteBeside && (
            <span className={classes.beside}>
              {sortedBy && (
                <b>
                  <span>{sortedBy.name} </span>
                  {formatFigure(language, sortedBy.values[place] ?? null, chart)}
                </b>
              )}
              {notes?.[place] && <span>{notes[place]}</span>}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

const percentOf = ({ max }: Chart, value: number): string => `${(100 * Math.min(max, Math.max(0, value))) / max}%`;

interface LineProps {
  className: string | undefined;
  chart: Chart;
  value: number | null;
}

function Line({ className, chart, value }: LineProps) {
  return value === null ? null : <i className={className} style={{ left: percentOf(chart, value) }} />;
}

type Interval = NonNullable<Chart['series'][number]['intervals']>[number];

function Interval({ chart, interval }: { chart: Chart; interval: Interval }) {
  if (interval === null) return null;
  const width = percentOf(chart, interval.high - interval.low);
  return <i className={classes.interval} style={{ left: percentOf(chart, interval.low), width }} />;
}
