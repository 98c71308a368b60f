import { useId } from 'react';
import classes from '../charts.module.css';
import { type Anchor, ChartTooltip } from './chart-tooltip.tsx';

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

interface ChartPlotProps {
  ref: React.Ref<HTMLDivElement>;
  label: string;
  width: number;
  height: number;
  anchor?: Anchor | null;
  /** In the tooltip; nothing hides it. */
  tip?: React.ReactNode;
  /** For the element around the drawing. */
  over?: React.HTMLAttributes<HTMLDivElement>;
  /** Over the drawing. */
  overlay?: React.ReactNode;
  onEscape: () => void;
  children: React.ReactNode;
}

/** A drawing of a fixed height, as wide as its place, with the tooltip of the mark that is pointed at. */
export function ChartPlot(props: ChartPlotProps) {
  const { ref, label, width, height, anchor = null, tip = null, over, overlay, onEscape, children } = props;
  return (
    <div {...over} ref={ref} className={`${classes.plot} ${over?.className ?? ''}`} style={{ height }}>
      <ChartSvg label={label} width={width} height={height} onEscape={onEscape}>
        {width > 0 && children}
      </ChartSvg>
      <PlotTooltip anchor={anchor} tip={tip} width={width} />
      {overlay}
    </div>
  );
}

interface PlotTooltipProps {
  anchor: Anchor | null;
  tip: React.ReactNode;
  width: number;
}

/** The tooltip of the mark that is pointed at; nothing where there is none, or nothing to tell. */
export function PlotTooltip({ anchor, tip, width }: PlotTooltipProps) {
  if (anchor === null || tip === null) return null;
  return (
    <ChartTooltip anchor={anchor} width={width}>
      {tip}
    </ChartTooltip>
  );
}

interface ClipBoxProps {
  y?: number;
  width: number;
  height: number;
  children: React.ReactNode;
}

/** A part of a drawing that shows nothing beyond its edges. Its own 0,0 is at `y`. */
export function ClipBox({ y = 0, width, height, children }: ClipBoxProps) {
  const id = useId();
  return (
    <g transform={`translate(0 ${y})`}>
      <clipPath id={id}>
        <rect width={width} height={height} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </g>
  );
}

/** Rank charts use three inks: one's own brand, those in focus, all others. */
export type MarkInk = 'my' | 'focus' | 'muted';

export const inkFill = (ink: MarkInk): string => `var(--bar-${ink})`;
