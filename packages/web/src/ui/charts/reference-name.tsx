interface Props {
  x: number;
  y: number;
  name: string;
}

export const ReferenceName = ({ x, y, name }: Props) => (
  <text
    aria-hidden
    x={x}
    y={y}
    fontSize={11}
    fontWeight={520}
    fill="var(--annot)"
    stroke="var(--bg-surface)"
    strokeWidth={3}
    paintOrder="stroke"
  >
    {name}
  </text>
);
