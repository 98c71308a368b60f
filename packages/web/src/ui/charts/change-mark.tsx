/** How a figure has changed: the shape tells the direction, the colour whether that is good. */
export interface Change {
  direction: 'up' | 'down' | 'same';
  tone: 'pos' | 'neg' | 'neu';
  /** Without a sign: "0.8". */
  figure: string;
}

/** Of 8 × 8 px, in the current colour. */
export const changeShapes = {
  up: <path d="M4 .5 8 7.5H0z" />,
  down: <path d="M4 7.5 0 .5h8z" />,
  same: <circle cx={4} cy={4} r={2.6} fill="none" stroke="currentColor" strokeWidth={1.4} />,
};

interface Props {
  change: Change;
  /** Its right end and base line, in a drawing. */
  x: number;
  y: number;
  /** Without its figure. */
  isBare?: boolean;
}

/** A triangle of 8 px and the change, inside of a chart; right-aligned at `x`. */
export function ChangeMark({ change, x, y, isBare = false }: Props) {
  const color = `var(--${change.tone})`;
  const left = isBare ? x - 8 : x - 44;
  return (
    <g color={color} fill={color}>
      <g transform={`translate(${left} ${y - 8.5})`}>{changeShapes[change.direction]}</g>
      {!isBare && (
        <text x={left + 13} y={y} fontSize={12} fontWeight={520}>
          {change.figure}
        </text>
      )}
    </g>
  );
}

/** The same in a line of text; read out is what stands beside it. */
export function ChangeText({ change, isBare = false }: { change: Change; isBare?: boolean }) {
  return (
    <span aria-hidden style={{ color: `var(--${change.tone})`, fontSize: 12, fontWeight: 520, whiteSpace: 'nowrap' }}>
      <svg aria-hidden width={8} height={8} viewBox="0 0 8 8" fill="currentColor">
        {changeShapes[change.direction]}
      </svg>
      {!isBare && ` ${change.figure}`}
    </span>
  );
}
