import type { PlacedMean } from '../line/mean-lines.tsx';

interface Props {
  left: number;
  plot: number;
  rows: number;
  means: readonly PlacedMean[];
}

const tens = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];

export function PercentAxis({ left, plot, rows, means }: Props) {
  if (plot <= 0) return null;
  const top = 12 + rows + 6;
  const ticks = plot >= 260 ? [0, 20, 40, 60, 80, 100] : [0, 50, 100];
  const x = (value: number) => left + (value / 100) * plot;
  return (
    <g aria-hidden>
      <rect x={left} y={top} width={plot} height={3} fill="none" stroke="var(--line-strong)" strokeWidth={1} />
      {tens
        .filter((ten) => (ten / 10) % 2 === 1)
        .map((ten) => (
          <rect key={ten} x={x(ten)} y={top} width={plot / 10} height={3} fill="var(--line-strong)" />
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
