import { ReferenceName } from './reference-name.tsx';

interface Props {
  /** Places of values of 0 to 100, enlarged as the drawing is. */
  x: (value: number) => number;
  y: (value: number) => number;
  pad: { left: number; right: number; top: number; bottom: number };
  width: number;
  height: number;
  names: readonly [string, string];
  typical: { value: number; label: string } | undefined;
}

const every = (step: number) => Array.from({ length: Math.floor(100 / step) + 1 }, (_, index) => index * step);

/** How far apart values are labelled: at least 36 px. */
const stepOf = (place: (value: number) => number): number =>
  [5, 10, 20, 50].find((step) => Math.abs(place(step) - place(0)) >= 36) ?? 100;

/** Scales at the left and bottom edge, which stay while the drawing moves, and the cross of the typical brand. */
export function ScatterAxes({ x, y, pad, width, height, names, typical }: Props) {
  const bottom = height - pad.bottom;
  const right = width - pad.right;
  const isAcross = (place: number) => place >= pad.left && place <= right;
  const isDown = (place: number) => place >= pad.top && place <= bottom;
  const ticks = every(Math.max(stepOf(x), stepOf(y)));
  const cross = typical === undefined ? null : { x: x(typical.value), y: y(typical.value), name: typical.label };
  return (
    <g aria-hidden pointerEvents="none">
      <rect width={pad.left} height={height} fill="var(--bg-surface)" />
      <rect y={bottom} width={width} height={pad.bottom} fill="var(--bg-surface)" />
      {cross !== null && isAcross(cross.x) && (
        <line x1={cross.x} x2={cross.x} y1={pad.top} y2={bottom} stroke="var(--annot)" strokeDasharray="4 3" />
      )}
      {cross !== null && isDown(cross.y) && (
        <line x1={pad.left} x2={right} y1={cross.y} y2={cross.y} stroke="var(--annot)" strokeDasharray="4 3" />
      )}
      {cross !== null && isAcross(cross.x) && <ReferenceName x={cross.x + 6} y={pad.top + 8} name={cross.name} />}
      <path d={`M${pad.left},${pad.top}V${bottom}H${right}`} fill="none" stroke="var(--line-strong)" />
      {ticks
        .filter((value) => isAcross(x(value)))
        .map((value) => (
          <text key={value} x={x(value)} y={bottom + 15} textAnchor="middle" fontSize={11} fill="var(--text-3)">
            {value}
          </text>
        ))}
      {ticks
        .filter((value) => isDown(y(value)))
        .map((value) => (
          <text key={value} x={pad.left - 6} y={y(value) + 4} textAnchor="end" fontSize={11} fill="var(--text-3)">
            {value}
          </text>
        ))}
      <text
        x={(pad.left + right) / 2}
        y={height - 6}
        textAnchor="middle"
        fontSize={12}
        fontWeight={520}
        fill="var(--text-2)"
      >
        {names[0]}
      </text>
      <text
        transform={`translate(10 ${(pad.top + bottom) / 2}) rotate(-90)`}
        textAnchor="middle"
        fontSize={12}
        fontWeight={520}
        fill="var(--text-2)"
      >
        {names[1]}
      </text>
    </g>
  );
}
