interface Props {
  label: string;
  width: number;
  height: number;
  onEscape: () => void;
  children: React.ReactNode;
}

/** The drawing of a chart: a named group of named marks, and part of an exported picture. */
export function ChartSvg({ label, width, height, onEscape, children }: Props) {
  return (
    <svg
      width={width}
      height={height}
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold marks of an SVG
      role="group"
      aria-label={label}
      data-export="chart"
      onKeyDown={(event) => event.key === 'Escape' && onEscape()}
    >
      {children}
    </svg>
  );
}
