import { VisuallyHidden } from '@mantine/core';
import { isOwnApart } from '@soundings/contract/reports/chart-places';
import { formatFigure, formatInterval, legendNames, listedBelow } from '@soundings/contract/reports/report-figures';
import { isNamedAtEnds } from './line-names.tsx';
import { Bars } from './report-bars.tsx';
import classes from './report-chart.module.css';
import { Lines, Points, type ReportChartProps } from './report-plot.tsx';
import { mutedColor, seriesColor } from './series-color.ts';

/** Drawn as slide and PDF draw it; its figures are a table for those who listen. */
export function ReportChart({ chart, language, heading }: ReportChartProps & { heading: string }) {
  const listed = listedBelow(chart);
  return (
    <figure className={classes.figure}>
      {heading.includes(chart.title) ? null : <figcaption className={classes.caption}>{chart.title}</figcaption>}
      {chart.series.length > 1 && chart.form !== 'scatter' && !isNamedAtEnds(chart) && (
        <Legend chart={chart} language={language} />
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

function Legend({ chart, language }: ReportChartProps) {
  const before = chart.series.find(({ isBefore }) => isBefore);
  const bars = isOwnApart(chart)
    ? [
        { name: chart.categories[chart.own ?? 0]!, color: seriesColor(chart, 0) },
        { name: legendNames[language].others, color: mutedColor },
      ]
    : chart.series.flatMap((one, index) => (one === before ? [] : [{ ...one, color: seriesColor(chart, index) }]));
  return (
    <ul className={classes.legend} aria-hidden="true">
      {bars.map(({ name, color }) => (
        <li key={name}>
          <i style={{ background: color }} />
          {name}
        </li>
      ))}
      {before && (
        <li>
          <i data-tick />
          {before.name}
        </li>
      )}
      {chart.series.some(({ intervals }) => intervals) && (
        <li>
          <i data-interval />
          {legendNames[language].interval}
        </li>
      )}
      {chart.sortedBy && <li className={classes.sortedBy}>{chart.sortedBy.name}</li>}
      {chart.reference && (
        <li>
          <i data-reference />
          {chart.reference.label} = {chart.reference.value}
        </li>
      )}
    </ul>
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
          {chart.sortedBy && <th scope="col">{chart.sortedBy.name}</th>}
        </tr>
      </thead>
      <tbody>
        {chart.categories.map((category, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two brands may have one name, and the order never changes
          <tr key={place}>
            <th scope="row">{[category, chart.notes?.[place]].filter(Boolean).join(', ')}</th>
            {chart.series.map(({ name, values, intervals }) => (
              <td key={name}>
                {formatFigure(language, values[place] ?? null, chart)}
                {intervals?.[place] && ` (${formatInterval(language, intervals[place].low, intervals[place].high)})`}
              </td>
            ))}
            {chart.sortedBy && <td>{formatFigure(language, chart.sortedBy.values[place] ?? null, chart)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
