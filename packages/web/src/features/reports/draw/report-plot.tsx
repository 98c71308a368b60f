import { axisTicks, isMarked, placeLabels } from '@soundings/contract/reports/chart-places';
import type { ReportLanguage } from '@soundings/contract/reports/report-choices';
import type { Chart } from '@soundings/contract/reports/report-content';
import { formatFigure, pointNames } from '@soundings/contract/reports/report-figures';
import { clipLabel, textWidth } from '#/ui/charts/frame/text-width.ts';
import { useSize } from '#/ui/charts/frame/use-size.ts';
import { isNamedAtEnds, LineNames, roomForNames } from './line-names.tsx';
import classes from './report-chart.module.css';
import { pointColor, seriesColor } from './series-color.ts';

export interface ReportChartProps {
  chart: Chart;
  language: ReportLanguage;
}

/** Of a letter in px, as an SVG tells the width of its texts only once they are drawn. */
const letter = 6.4;
const height = 240;
const left = 34;
const foot = 26;

export function Lines({ chart, language }: ReportChartProps) {
  const { ref, width } = useSize();
  const { categories, min, max, own, events = [] } = chart;
  const top = events.length > 0 ? 20 : 4;
  const room = isNamedAtEnds(chart) ? roomForNames(chart, width) : 12;
  const plot = { width: Math.max(0, width - left - room), height: height - foot - top };
  const x = (place: number) => left + (plot.width * place) / Math.max(1, categories.length - 1);
  const y = (value: number) => top + plot.height - (plot.height * (value - min)) / Math.max(1e-9, max - min);
  const longest = Math.max(...categories.map(({ length }) => length)) * letter;
  const most = Math.max(1, Math.min(4, Math.floor(plot.width / (longest + 16))));
  // Equally far apart, where a few parts allow that.
  const steps = categories.length - 1;
  const parts = [most, most - 1].find((count) => count > 1 && steps % count === 0) ?? most;
  const shown = Array.from({ length: parts + 1 }, (_, part) => Math.round((steps * part) / parts));
  const label = (place: number): Label => {
    const text = categories[place] ?? '';
    const wide = text.length * letter;
    const from = Math.max(0, Math.min(width - wide, x(place) - wide / 2));
    return { place, text, from, to: from + wide };
  };
  return (
    <div ref={ref} className={classes.lines} aria-hidden="true">
      {plot.width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {axisTicks(min, max).map((tick) => (
            <g key={tick}>
              <line x1={left} x2={left + plot.width} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
              <text x={left - 6} y={y(tick) + 4} textAnchor="end">
                {formatFigure(language, tick, { decimals: max - min < 8 ? 1 : 0 })}
              </text>
            </g>
          ))}
          {apart([...new Set(shown)].map(label)).map(({ place, from, text }) => (
            <text key={place} x={from} y={height - 6}>
              {text}
            </text>
          ))}
          {events.map(({ from, to }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and the order never changes
            <g key={index}>
              <rect
                x={x(from) - 0.5}
                y={top}
                width={Math.max(1, x(to) - x(from))}
                height={plot.height}
                fill="var(--text)"
                opacity={0.1}
              />
              <text x={x((from + to) / 2)} y={top - 7} textAnchor="middle">
                {index + 1}
              </text>
            </g>
          ))}
          {ownLast(chart).map(({ name, values, isGoal, index }) => (
            <g key={name}>
              <path
                d={toPath(values, { x, y })}
                fill="none"
                stroke={seriesColor(chart, index)}
                strokeWidth={index === own ? 2.5 : 1.5}
                strokeOpacity={own === null || index === own ? 1 : 0.75}
                strokeDasharray={isGoal ? '5 4' : undefined}
              />
              {!isGoal &&
                values.map((value, place) =>
                  value === null ? null : (
                    <circle
                      // biome-ignore lint/suspicious/noArrayIndexKey: two days may be alike, and the order never changes
                      key={place}
                      cx={x(place)}
                      cy={y(value)}
                      r={isMarked(chart) ? 3 : 6}
                      fill={isMarked(chart) ? seriesColor(chart, index) : 'transparent'}
                    >
                      <title>{`${name}, ${categories[place]}: ${formatFigure(language, value, chart)}`}</title>
                    </circle>
                  ),
                )}
            </g>
          ))}
          {isNamedAtEnds(chart) && (
            <LineNames chart={chart} x={x} y={y} right={left + plot.width} room={room} bottom={top + plot.height} />
          )}
        </svg>
      )}
    </div>
  );
}

const ownLast = ({ series, own }: Chart) =>
  series
    .map((one, index) => ({ ...one, index }))
    .toSorted((one, other) => Number(one.index === own) - Number(other.index === own));

interface Label {
  place: number;
  text: string;
  from: number;
  to: number;
}

/** Those between the first and the last that would touch another drop out. */
const apart = (labels: readonly Label[]): Label[] => {
  const last = labels.at(-1);
  const kept: Label[] = [];
  for (const label of labels) {
    const before = kept.at(-1);
    const hasRoom = before === undefined || label.from - before.to >= 12;
    if (label === last || (hasRoom && last!.from - label.to >= 12)) kept.push(label);
  }
  return kept;
};

interface Scales {
  x: (place: number) => number;
  y: (value: number) => number;
}

const toPath = (values: readonly (number | null)[], { x, y }: Scales): string =>
  values
    .map((value, place) => {
      if (value === null) return '';
      const isFirst = place === 0 || values[place - 1] === null;
      return `${isFirst ? 'M' : 'L'}${x(place).toFixed(1)},${y(value).toFixed(1)}`;
    })
    .join('');

const scatterHeight = 320;

export function Points({ chart, language }: ReportChartProps) {
  const { ref, width } = useSize();
  const { series, categories, min, max, own } = chart;
  const [across, up] = series;
  const [top, foot] = [24, 40];
  const plot = { width: Math.max(0, width - left - 12), height: scatterHeight - top - foot };
  const share = (value: number) => (value - min) / Math.max(1e-9, max - min);
  const x = (value: number) => left + plot.width * share(value);
  const y = (value: number) => top + plot.height - plot.height * share(value);
  const unsorted = pointNames(chart)
    .map(clipLabel)
    .flatMap((name, at) => {
      const [right, high] = [across?.values[at] ?? null, up?.values[at] ?? null];
      if (right === null || high === null) return [];
      const figures = [right, high].map((value, of) => `${series[of]?.name} ${formatFigure(language, value, chart)}`);
      const said = `${categories[at]}: ${figures.join(', ')}`;
      return { at, name, said, x: x(right), y: y(high), width: textWidth(name, 11), isOwn: at === own };
    });
  const points = unsorted.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
  const places = placeLabels(points, { height: 14, right: width });
  const decimals = max - min < 8 ? 1 : 0;
  return (
    <div ref={ref} className={classes.lines} aria-hidden="true">
      {plot.width > 0 && (
        <svg width={width} height={scatterHeight} aria-hidden="true">
          <text x={0} y={12}>
            {up?.name}
          </text>
          <text x={width - 12} y={scatterHeight - 4} textAnchor="end">
            {across?.name}
          </text>
          {axisTicks(min, max).map((tick) => (
            <g key={tick}>
              <line x1={left} x2={left + plot.width} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
              <line x1={x(tick)} x2={x(tick)} y1={top} y2={top + plot.height} stroke="var(--line)" />
              <text x={left - 6} y={y(tick) + 4} textAnchor="end">
                {formatFigure(language, tick, { decimals })}
              </text>
              <text x={x(tick)} y={top + plot.height + 16} textAnchor="middle">
                {formatFigure(language, tick, { decimals })}
              </text>
            </g>
          ))}
          {points.map(({ at, name, said, isOwn, ...point }, index) => (
            <g key={at} className={classes.point} data-own={isOwn || undefined}>
              <circle cx={point.x} cy={point.y} r={isOwn ? 6 : 4.5} fill={pointColor(own, at)}>
                <title>{said}</title>
              </circle>
              <text x={places[index]!.left} y={places[index]!.middle + 4}>
                {name}
              </text>
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}
