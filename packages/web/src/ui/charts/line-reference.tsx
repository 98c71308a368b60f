import type { LaidLines } from './lay-lines.ts';

interface Props {
  laid: LaidLines;
  value: number;
  label: string;
}

/** The name of a reference level: over the lines, so that it is read in a crowd of them. */
export function LineReference({ laid: { left, y }, value, label }: Props) {
  return (
    <text
      aria-hidden
      x={left + 4}
      y={y(value) - 5}
      fontSize={11}
      fontWeight={520}
      fill="var(--annot)"
      stroke="var(--bg-surface)"
      strokeWidth={3}
      paintOrder="stroke"
    >
      {label}
    </text>
  );
}
