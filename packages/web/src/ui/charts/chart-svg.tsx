interface Props {
  label: string;
  width: number;
  height: number;
  onEscape: () => void;
  children: React.ReactNode;
}

// Not a fieldset, which cannot hold the marks of an SVG.
const group = { role: 'group' } as const;

/** The drawing of a chart: a named group of named marks, and part of an exported picture. */
export function ChartSvg({ label, width, height, onEscape, children }: Props) {
  return (
    <svg
      width={width}
      height={height}
      {...group}
      aria-label={label}
      data-export="chart"
      onKeyDown={(event) => event.key === 'Escape' && onEscape()}
    >
      {children}
    </svg>
  );
}
