import { ticks } from 'd3-array';
import { type Corner, cornerSize } from './lay-scatter.ts';
import { ReferenceName } from './reference-name.tsx';

interface Props {
  /** Places of values of 0 to 100, enlarged as the drawing is. */
  x: (value: number) => number;
  y: (value: number) => number;
  /** Within its axes. */
  plot: { left: number; right: number; top: number; bottom: number };
  height: number;
  names: readonly [string, string];
  typical: { value: number; label: string };
}

/** Whole values of 0 to 100 between two places, at least `apart` px from each other. */
function ticksBetween(place: (value: number) => number, from: number, to: number, apart: number): number[] {
  const valueAt = (px: number) => (px - place(0)) / (place(1) - place(0));
  const [low, high] = [Math.max(0, valueAt(from)), Math.min(100, valueAt(to))];
  return ticks(low, high, Math.max(2, Math.abs(to - from) / apart));
}

/** Scales at the left and bottom edge, which stay while the drawing moves, and the cross of the typical brand. */
export function ScatterAxes({ x, y, plot, height, names, typical }: Props) {
  const { left, right, top, bottom } = plot;
  if (right <= left) return null;
  const cross = { x: x(typical.value), y: y(typical.value) };
  const [isAcross, isDown] = [cross.x > left && cross.x < right, cross.y > top && cross.y < bottom];
  return (
    <g aria-hidden pointerEvents="none">
      <rect width={left} height={height} fill="var(--bg-surface)" />
      <rect y={bottom} width={right + 20} height={height - bottom} fill="var(--bg-surface)" />
      <g stroke="var(--annot)" strokeDasharray="4 3">
        {isAcross && <line x1={cross.x} x2={cross.x} y1={top} y2={bottom} />}
        {isDown && <line x1={left} x2={right} y1={cross.y} y2={cross.y} />}
      </g>
      {isAcross && <ReferenceName x={cross.x + 6} y={bottom - 10} name={typical.label} />}
      {!isAcross && isDown && <ReferenceName x={left + 6} y={cross.y - 6} name={typical.label} />}
      <path d={`M${left},${top}V${bottom}H${right}`} fill="none" stroke="var(--line-strong)" />
      <g fontSize={11} fill="var(--text-3)">
        {ticksBetween(x, left, right, 80).map((value) => (
          <text key={value} x={x(value)} y={bottom + 15} textAnchor="middle">
            {value}
          </text>
        ))}
        {ticksBetween(y, bottom, top, 55).map((value) => (
          <text key={value} x={left - 6} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        ))}
      </g>
      <g textAnchor="middle" fontSize={12} fontWeight={520} fill="var(--text-2)">
        <text x={(left + right) / 2} y={height - 6}>
          {names[0]}
        </text>
        <text transform={`translate(10 ${(top + bottom) / 2}) rotate(-90)`}>{names[1]}</text>
      </g>
    </g>
  );
}

/** What the fields around the cross mean, behind the points. */
export const ScatterCorners = ({ corners }: { corners: readonly Corner[] }) => (
  <g aria-hidden fontSize={cornerSize} fontWeight={520} fill="var(--text-3)">
    {corners.map(({ name, x, y, isRight }) => (
      <text key={name} x={x} y={y} textAnchor={isRight ? 'end' : 'start'}>
        {name}
      </text>
    ))}
  </g>
);
