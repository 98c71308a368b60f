import { ChartPlot } from './frame/chart-svg.tsx';
import { textWidth } from './frame/text-width.ts';
import { useChartMarks } from './frame/use-chart-marks.ts';
import { useSize } from './frame/use-size.ts';
import { polar } from './paths.ts';
import classes from './score-charts.module.css';

export interface PolarAxis {
  id: string;
  name: string;
  /** Of 0 in the middle to 1 at the edge. */
  value: number | null;
  median: number | null;
  figure: string;
  label: string;
}

interface Props<T extends PolarAxis> {
  label: string;
  axes: readonly T[];
  rings: readonly Ring[];
  tooltip: (axis: T) => React.ReactNode;
  onOpen?: ((axis: T) => void) | undefined;
  height?: number;
}

interface Ring {
  /** Of 0 to 1. */
  at: number;
  label: string;
}

const labelGap = 10;
/** Fewer known values enclose nothing: each is a bar along its axis, and a median a stroke across it. */
const leastOfShape = 3;
const medianLine = { stroke: 'var(--text-3)', strokeWidth: 1.5, strokeDasharray: '4 3' };

interface Known {
  index: number;
  value: number;
}

const findKnown = (axes: readonly PolarAxis[], of: 'value' | 'median'): Known[] =>
  axes.flatMap(({ [of]: value }, index) => (value === null ? [] : [{ index, value }]));

/** The largest radius at which every name around the rings has its room, in px. */
const fitRadius = (axes: readonly PolarAxis[], width: number): number =>
  Math.min(
    ...axes.map(({ name, figure }, index) => {
      const side = Math.abs(polar(index / axes.length, 1).x);
      const room = width / 2 - 2 - Math.max(textWidth(name, 12), textWidth(figure, 12)) / 2;
      return side < 0.1 ? width / 2 : room / side - labelGap;
    }),
  );

/** The turn between the two neighbouring axes of the lowest values, where the names of rings are least in the way. */
const findEmptiest = (axes: readonly PolarAxis[]): number => {
  const sums = axes.map(({ value }, index) => (value ?? 0) + (axes[(index + 1) % axes.length]?.value ?? 0));
  return (sums.indexOf(Math.min(...sums)) + 0.5) / Math.max(1, axes.length);
};

/** Where rings are named: the outermost, and of the others those whose names stand clear of the one before. */
const placeRings = (rings: readonly Ring[], turn: number, radius: number) => {
  const placed: (Ring & { x: number; y: number })[] = [];
  for (const ring of rings.toSorted((one, other) => other.at - one.at)) {
    const { x, y } = polar(turn, ring.at * radius);
    const last = placed.at(-1);
    const isClear = !last || Math.abs(last.y - y) > 13 || Math.abs(last.x - x) > textWidth(ring.label, 10.5) + 6;
    if (isClear) placed.push({ ...ring, x, y });
  }
  return placed;
};

export function PolarChart<T extends PolarAxis>({ label, axes, rings, tooltip, onOpen, height = 300 }: Props<T>) {
  const { ref, width } = useSize();
  const marks = useChartMarks(axes, { tooltip, onOpen });
  const radius = Math.max(40, Math.min(height / 2 - 40, fitRadius(axes, width)));
  const angle = (index: number) => index / Math.max(1, axes.length);
  const at = (index: number, value: number) => polar(angle(index), value * radius);
  const [values, medians] = [findKnown(axes, 'value'), findKnown(axes, 'median')];
  const shape = (known: readonly Known[]) =>
    known
      .map(({ index, value }) => at(index, value))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  return (
    <ChartPlot ref={ref} label={label} width={width} height={height} {...marks.plot}>
      <g transform={`translate(${width / 2} ${height / 2})`}>
        <g aria-hidden fill="none">
          {[{ at: 1, label: '' }, ...rings].map((ring) => (
            <circle key={ring.label} r={ring.at * radius} stroke="var(--line)" />
          ))}
          {axes.map((axis, index) => {
            const end = at(index, 1);
            return <line key={axis.id} x2={end.x} y2={end.y} stroke="var(--line)" />;
          })}
          {medians.length < leastOfShape ? (
            medians.map(({ index, value }) => {
              const { x, y } = at(index, value);
              const turn = `rotate(${360 * angle(index)} ${x} ${y})`;
              return <path key={index} d={`M${x - 9},${y}h18`} transform={turn} {...medianLine} />;
            })
          ) : (
            <polygon points={shape(medians)} {...medianLine} />
          )}
          {values.length < leastOfShape ? (
            values.map(({ index, value }) => {
              const { x, y } = at(index, value);
              return <line key={index} x2={x} y2={y} stroke="var(--bar-my)" strokeOpacity={0.5} strokeWidth={7} />;
            })
          ) : (
            <polygon
              points={shape(values)}
              fill="var(--bar-my)"
              fillOpacity={0.16}
              stroke="var(--bar-my)"
              strokeWidth={2}
              strokeLinejoin="round"
            />
          )}
          {placeRings(rings, findEmptiest(axes), radius).map((ring) => (
            <text
              key={ring.at}
              x={ring.x + 2}
              y={ring.y + 3}
              fontSize={10.5}
              fill="var(--text-3)"
              stroke="var(--bg-surface)"
              strokeWidth={6}
              strokeLinejoin="round"
              paintOrder="stroke"
            >
              {ring.label}
            </text>
          ))}
        </g>
        {axes.map((axis, index) => {
          const point = at(index, axis.value ?? 0);
          const end = polar(angle(index), radius + labelGap);
          const anchor = { x: width / 2 + point.x, y: height / 2 + point.y - 7, height: 14 };
          const room = Math.max(textWidth(axis.name, 12), textWidth(axis.figure, 12));
          // The name and under it the figure, both above a point of the upper half and below one of the lower.
          const top = end.y < 1 ? end.y - 22 : end.y;
          const left = end.x - room / 2;
          return (
            <g key={axis.id} className={classes.dot} aria-label={axis.label} {...marks.mark(axis.id, anchor)}>
              <rect x={left - 4} y={top - 6} width={room + 8} height={36} fill="transparent" data-screen-only />
              <circle cx={point.x} cy={point.y} r={12} fill="transparent" data-screen-only />
              {axis.value !== null && <circle cx={point.x} cy={point.y} r={3.5} fill="var(--bar-my)" aria-hidden />}
              <circle className={classes.halo} data-screen-only cx={point.x} cy={point.y} r={8} />
              <text
                aria-hidden
                textAnchor="middle"
                fontSize={12}
                fill="var(--text)"
                stroke="var(--bg-surface)"
                strokeWidth={3}
                paintOrder="stroke"
              >
                <tspan x={end.x} y={top + 7}>
                  {axis.name}
                </tspan>
                <tspan x={end.x} dy={15} fontWeight={600}>
                  {axis.figure}
                </tspan>
              </text>
            </g>
          );
        })}
      </g>
    </ChartPlot>
  );
}
