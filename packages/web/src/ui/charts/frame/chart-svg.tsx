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
  tip?: React.ReactNode;
  over?: React.HTMLAttributes<HTMLDivElement>;
  overlay?: React.ReactNode;
  onEscape: () => void;
  children: React.ReactNode;
}

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

export type MarkInk = 'my' | 'focus' | 'muted';

export const inkFill = (ink: MarkInk): string => `var(--bar-${ink})`;
