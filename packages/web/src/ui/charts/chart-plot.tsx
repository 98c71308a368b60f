import { ChartSvg } from './chart-svg.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import classes from './charts.module.css';
import type { Anchor } from './use-chart-tooltip.ts';

interface Props {
  ref: React.Ref<HTMLDivElement>;
  label: string;
  width: number;
  height: number;
  anchor: Anchor | null;
  /** In the tooltip; nothing hides it. */
  tip: React.ReactNode;
  onEscape: () => void;
  children: React.ReactNode;
}

/** A drawing of a fixed height, as wide as its place, with the tooltip of the mark that is pointed at. */
export function ChartPlot({ ref, label, width, height, anchor, tip, onEscape, children }: Props) {
  return (
    <div ref={ref} className={classes.plot} style={{ height }}>
      <ChartSvg label={label} width={width} height={height} onEscape={onEscape}>
        {width > 0 && children}
      </ChartSvg>
      {anchor !== null && tip !== null && (
        <ChartTooltip anchor={anchor} width={width}>
          {tip}
        </ChartTooltip>
      )}
    </div>
  );
}
