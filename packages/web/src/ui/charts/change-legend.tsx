import { changeFill, changeSteps } from './change-scale.ts';
import { textWidth } from './text-width.ts';

interface Props {
  /** "falling", "rising"; of what is better when less, the colours stand the other way round. */
  from: string;
  to: string;
  /** "±4 points" */
  span: string;
  label: string;
  isReversed?: boolean;
}

/** The colours of change with their span. An SVG, so that an exported picture carries it. */
export function ChangeLegend({ from, to, span, label, isReversed = false }: Props) {
  const start = textWidth(from, 12) + 8;
  const end = start + 9 * 15 + 8;
  const steps = isReversed ? changeSteps.toReversed() : changeSteps;
  return (
    <svg
      width={end + textWidth(`${to}  ${span}`, 12) + 16}
      height={16}
      role="img"
      aria-label={label}
      data-export="legend"
    >
      <text x={0} y={12} fontSize={12} fill="var(--text-2)">
        {from}
      </text>
      {steps.map((step, index) => (
        <rect key={step} x={start + index * 15} y={4} width={14} height={8} fill={changeFill(step)} />
      ))}
      <text x={end} y={12} fontSize={12} fill="var(--text-2)">
        {to}
        <tspan dx={12} fill="var(--text-3)">
          {span}
        </tspan>
      </text>
    </svg>
  );
}
