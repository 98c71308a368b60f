import type { Chart } from '@soundings/contract/reports/report-content';
import { fitText, textWidth } from '#/ui/charts/frame/text-width.ts';
import { spread } from '#/ui/charts/line/lay-lines.ts';
import classes from './report-chart.module.css';
import { seriesColor } from './series-color.ts';

const longestName = 30;
const size = 12;
const lineHeight = 15;
/** From the plot to a name: where leaders bend, then the mark of its line. */
const beside = 32;
const markWidth = 10;

/** Sentences stand in a legend. */
export const isNamedAtEnds = ({ form, series }: Chart): boolean =>
  form === 'lines' && series.every(({ name }) => name.length <= longestName);

/** Right of the plot, in px. */
export const roomForNames = ({ series }: Chart, width: number): number =>
  Math.min(width / 3, Math.max(...series.map(({ name }) => textWidth(name, size))) + beside);

interface Props {
  chart: Chart;
  x: (place: number) => number;
  y: (value: number) => number;
  right: number;
  room: number;
  bottom: number;
}

export function LineNames({ chart, x, y, right, room, bottom }: Props) {
  const ends = chart.series.flatMap(({ name, values }, index) => {
    const place = values.findLastIndex((value) => value !== null);
    return place < 0 ? [] : [{ name, index, x: x(place), y: y(values[place]!) }];
  });
  const middles = spread(
    ends.map((end) => end.y),
    lineHeight,
    lineHeight / 2,
    bottom,
  );
  return ends.map((end, at) => (
    <g key={end.name} className={classes.name} data-own={end.index === chart.own || undefined}>
      <path
        d={`M${end.x + 3},${end.y}L${right + beside - markWidth - 4},${middles[at]}h${markWidth}`}
        fill="none"
        stroke={seriesColor(chart, end.index)}
      />
      <text x={right + beside} y={middles[at]! + 4}>
        {fitText(end.name, size, room - beside)}
      </text>
    </g>
  ));
}
