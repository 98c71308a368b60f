import { VisuallyHidden } from '@mantine/core';
import type { ReportLanguage } from '@soundings/contract/reports/report-choices';
import type { Chart } from '@soundings/contract/reports/report-content';
import { formatFigure } from '@soundings/contract/reports/report-figures';
import { useSize } from '#/ui/charts/frame/use-size.ts';
import classes from './report-chart.module.css';

interface Props {
  chart: Chart;
  language: ReportLanguage;
}

/** Drawn as slide and PDF draw it: no marks to point at, its figures are a table for those who listen. */
export function ReportChart({ chart, language }: Props) {
  const { events = [] } = chart;
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>{chart.title}</figcaption>
      {chart.series.length > 1 && (
        <ul className={classes.legend} aria-hidden="true">
          {chart.series.map(({ name }, index) => (
            <li key={name}>
              <i style={{ background: seriesColor(chart, index) }} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {chart.form === 'bars' ? <Bars chart={chart} language={language} /> : <Lines chart={chart} language={language} />}
      {events.length > 0 && (
        <ol className={classes.events}>
          {events.map(({ label }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and the order never changes
            <li key={index}>{label}</li>
          ))}
        </ol>
      )}
      <VisuallyHidden>
        <FigureTable chart={chart} language={language} />
      </VisuallyHidden>
    </figure>
  );
}

const seriesColor = ({ form, own, series }: Chart, index: number): string => {
  if (series[index]?.isGoal) return 'var(--text)';
  if (form === 'bars') return index === 0 ? 'var(--brand)' : 'var(--bar-muted)';
  return index === own ? 'var(--brand)' : `var(--cat-${(index % 9) + 2})`;
};

function Bars({ chart, language }: Props) {
  const { categories, series, max, own } = chart;
  const isSingle = series.length === 1 && own !== null;
  return (
    <div className={classes.bars} aria-hidden="true">
      {categories.map((category, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two brands may have one name, and the order never changes
        <div key={place} className={classes.row} data-own={place === own || undefined}>
          <span className={classes.category}>{category}</span>
          <span className={classes.lanes}>
            {series.map(({ name, values }, index) => {
              const value = values[place] ?? null;
              const fill = isSingle && place !== own ? 'var(--bar-muted)' : seriesColor(chart, index);
              return (
                <span key={name} className={classes.lane}>
                  {value !== null && <i style={{ width: `${Math.max(0.4, (80 * value) / max)}%`, background: fill }} />}
                  <span>{formatFigure(language, value, chart)}</span>
                </span>
              );
            })}
          </span>
        </div>
      ))}
    </div>
  );
}

const height = 240;
const left = 34;
const foot = 26;

function Lines({ chart, language }: Props) {
  const { ref, width } = useSize();
  const { categories, series, min, max, own, events = [] } = chart;
  const top = events.length > 0 ? 20 : 8;
  const plot = { width: Math.max(0, width - left - 12), height: height - foot - top };
  const x = (place: number) => left + (plot.width * place) / Math.max(1, categories.length - 1);
  const y = (value: number) => top + plot.height - (plot.height * (value - min)) / Math.max(1e-9, max - min);
  const ticks = [0, 1, 2, 3, 4].map((step) => min + ((max - min) * step) / 4);
  const parts = width < 480 ? 2 : 4;
  const shown = Array.from({ length: parts + 1 }, (_, part) => Math.round(((categories.length - 1) * part) / parts));
  return (
    <div ref={ref} className={classes.lines} aria-hidden="true">
      {plot.width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick}>
              <line x1={left} x2={left + plot.width} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
              <text x={left - 6} y={y(tick) + 4} textAnchor="end">
                {formatFigure(language, tick, { decimals: max - min < 8 ? 1 : 0 })}
              </text>
            </g>
          ))}
          {[...new Set(shown)].map((place, index, all) => (
            <text
              key={place}
              x={x(place)}
              y={height - 6}
              textAnchor={index === 0 ? 'start' : index === all.length - 1 ? 'end' : 'middle'}
            >
              {categories[place]}
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
          {series.map(({ name, values, isGoal }, index) => (
            <path
              key={name}
              d={toPath(values, { x, y })}
              fill="none"
              stroke={seriesColor(chart, index)}
              strokeWidth={index === own ? 2.5 : 1.5}
              strokeDasharray={isGoal ? '5 4' : undefined}
            />
          ))}
        </svg>
      )}
    </div>
  );
}

interface Scales {
  x: (place: number) => number;
  y: (value: number) => number;
}

/** Begins anew behind what is not known. */
const toPath = (values: readonly (number | null)[], { x, y }: Scales): string =>
  values
    .map((value, place) => {
      if (value === null) return '';
      const isFirst = place === 0 || values[place - 1] === null;
      return `${isFirst ? 'M' : 'L'}${x(place).toFixed(1)},${y(value).toFixed(1)}`;
    })
    .join('');

function FigureTable({ chart, language }: Props) {
  return (
    <table>
      <caption>{chart.title}</caption>
      <thead>
        <tr>
          <td />
          {chart.series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.categories.map((category, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two brands may have one name, and the order never changes
          <tr key={place}>
            <th scope="row">{category}</th>
            {chart.series.map(({ name, values }) => (
              <td key={name}>{formatFigure(language, values[place] ?? null, chart)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
