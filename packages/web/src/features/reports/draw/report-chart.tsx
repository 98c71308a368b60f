import { VisuallyHidden } from '@mantine/core';
import { formatFigure, listedBelow } from '@soundings/contract/reports/report-figures';
import { isNamedAtEnds } from './line-names.tsx';
import classes from './report-chart.module.css';
import { Lines, Points, type ReportChartProps } from './report-plot.tsx';
import { seriesColor } from './series-color.ts';

/** Longer names of bars are sentences, which need the room more than the bars. */
const sentenceLength = 100;

/** Drawn as slide and PDF draw it; its figures are a table for those who listen. */
export function ReportChart({ chart, language, heading }: ReportChartProps & { heading: string }) {
  const listed = listedBelow(chart);
  return (
    <figure className={classes.figure}>
      {heading.includes(chart.title) ? null : <figcaption className={classes.caption}>{chart.title}</figcaption>}
      {chart.series.length > 1 && chart.form !== 'scatter' && !isNamedAtEnds(chart) && (
        <ul className={classes.legend} aria-hidden="true">
          {chart.series.map(({ name }, index) => (
            <li key={name}>
              <i style={{ background: seriesColor(chart, index) }} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {chart.form === 'bars' && <Bars chart={chart} language={language} />}
      {chart.form === 'lines' && <Lines chart={chart} language={language} />}
      {chart.form === 'scatter' && <Points chart={chart} language={language} />}
      {listed.length > 0 && (
        <ol className={classes.events}>
          {listed.map((label, index) => (
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

function Bars({ chart, language }: ReportChartProps) {
  const { categories, notes, series, own } = chart;
  const longest = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), 1);
  const isSingle = series.length === 1 && own !== null;
  return (
    <div
      className={classes.bars}
      data-long={categories.some(({ length }) => length > sentenceLength) || undefined}
      aria-hidden="true"
    >
      {categories.map((category, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two brands may have one name, and the order never changes
        <div key={place} className={classes.row} data-own={place === own || undefined}>
          <span className={classes.category}>
            {category}
            {notes?.[place] && <small>{notes[place]}</small>}
          </span>
          <span className={classes.lanes}>
            {series.map(({ name, values }, index) => {
              const value = values[place] ?? null;
              const fill = isSingle && place !== own ? 'var(--bar-muted)' : seriesColor(chart, index);
              return (
                <span
                  key={name}
                  className={classes.lane}
                  title={`${category}, ${name}: ${formatFigure(language, value, chart)}`}
                >
                  {value !== null && (
                    <i style={{ width: `max(2px, calc((100% - 52px) * ${value / longest}))`, background: fill }} />
                  )}
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

function FigureTable({ chart, language }: ReportChartProps) {
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
            <th scope="row">{[category, chart.notes?.[place]].filter(Boolean).join(', ')}</th>
            {chart.series.map(({ name, values }) => (
              <td key={name}>{formatFigure(language, values[place] ?? null, chart)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
