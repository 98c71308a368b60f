interface Props {
  x: number;
  y: number;
  name: string;
  isApart?: boolean;
}

export const ReferenceName = ({ x, y, name, isApart = false }: Props) => (
  <g aria-hidden>
    {isApart && (
      <path d={`M${x - 22},${y - 4}h17`} stroke="var(--annot)" strokeWidth={1.5} strokeDasharray="4 3" fill="none" />
    )}
    <text
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
  </g>
);
