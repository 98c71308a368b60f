import { formatNumber, formatUnit } from '#/lib/format.ts';
import { depthFill, depthSteps, type Span } from './depth-scale.ts';
import { textWidth } from './text-width.ts';

interface Props {
  span: Span;
  unit: string;
  /** "Colour from 42% to 82%" */
  label: string;
}

/** The depth scale with its span. An SVG, so that an exported picture carries it. */
export function DepthLegend({ span, unit, label }: Props) {
  const from = formatNumber(span.min) + formatUnit(unit);
  const start = textWidth(from, 12) + 8;
  return (
    <svg width={start + 200} height={16} role="img" aria-label={label} data-export="legend">
      <text x={0} y={12} fontSize={12} fill="var(--text-2)">
        {from}
      </text>
      {depthSteps.map((step, index) => (
        <rect key={step} x={start + index * 19} y={4} width={18} height={8} fill={depthFill(step)} />
      ))}
      <text x={start + 7 * 19 + 7} y={12} fontSize={12} fill="var(--text-2)">
        {formatNumber(span.max) + formatUnit(unit)}
      </text>
    </svg>
  );
}
