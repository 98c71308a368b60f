import type { PlacedMean } from '../line/mean-lines.tsx';

interface Props {
  left: number;
  plot: number;
  rows: number;
  means: readonly PlacedMean[];
  /** Where the scale ends, a multiple of 20. */
  most?: number | undefined;
}

export function PercentAxis({ left, plot, rows, means, most = 100 }: Props) {
  if (plot <= 0) return null;
  const top = 12 + rows + 6;
  const steps = plot >= 260 && most > 20 ? most / 20 : 2;
  const ticks = Array.from({ length: steps + 1 }, (_, step) => (step * most) / steps);
  const filled = Array.from({ length: most / 20 }, (_, step) => 20 * step + 10);
  const x = (value: number) => left + (value / most) * plot;
  return (
    <g aria-hidden>
      <rect x={left} y={top} width={plot} height={3} fill="none" stroke="var(--line-strong)" strokeWidth={1} />
      {filled.map((ten) => (
        <rect key={ten} x={x(ten)} y={top} width={x(10) - left} height={3} fill="var(--line-strong)" />
      ))}
      {ticks.map((tick) => (
        <text key={tick} x={x(tick)} y={top + 16} textAnchor="middle" fontSize={11} fill="var(--text-3)">
          {tick}
        </text>
      ))}
      {means.map(({ label, labelX, lane, color }) => (
        <text
          key={label}
          x={labelX}
          y={top + 31 + 13 * lane}
          textAnchor="middle"
          fontSize={11.5}
          fontWeight={520}
          fill={color === undefined ? 'var(--annot)' : 'var(--text-2)'}
        >
          {label}
        </text>
      ))}
    </g>
  );
}
