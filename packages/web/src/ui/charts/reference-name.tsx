interface Props {
  x: number;
  y: number;
  name: string;
  isRight?: boolean;
}

export const ReferenceName = ({ x, y, name, isRight = false }: Props) => (
  <text
    aria-hidden
    x={x}
    y={y}
    textAnchor={isRight ? 'end' : 'start'}
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
