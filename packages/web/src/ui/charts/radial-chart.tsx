import { useElementSize } from '@mantine/hooks';
import type { Change } from './change-mark.tsx';
import { ChartPlot } from './chart-plot.tsx';
import type { MarkInk } from './mark-ink.ts';
import { RadialDial } from './radial-dial.tsx';
import { useChartMarks } from './use-chart-marks.ts';

export interface Dial {
  id: string;
  name: string;
  /** Beneath the name: what it stands on. */
  note?: string | undefined;
  /** Of 0 to 100. */
  value: number | null;
  previous: number | null;
  ink: MarkInk;
  figure: { whole: string; fraction: string };
  change: Change | null;
  /** Everything that the dial says. */
  label: string;
}

interface Props<T extends Dial> {
  label: string;
  dials: readonly T[];
  tooltip: (dial: T) => React.ReactNode;
  onOpen?: ((dial: T) => void) | undefined;
}

const cell = { width: 160, height: 176 };

/** Dials of 0 to 100 over 270°, 160 px wide, with the former value as a tick; as many beside each other as fit. */
export function RadialChart<T extends Dial>({ label, dials, tooltip, onOpen }: Props<T>) {
  const { ref, width } = useElementSize();
  const columns = Math.max(1, Math.min(dials.length, Math.floor(width / cell.width)));
  const gap = Math.max(0, width - columns * cell.width) / (columns + 1);
  const height = Math.ceil(dials.length / columns) * cell.height;
  const marks = useChartMarks(dials, { onOpen });
  return (
    <ChartPlot
      ref={ref}
      label={label}
      width={width}
      height={height}
      anchor={marks.anchor}
      tip={marks.pointed === undefined ? null : tooltip(marks.pointed)}
      onEscape={marks.hide}
    >
      {dials.map((dial, index) => {
        const x = gap + (index % columns) * (cell.width + gap);
        const y = Math.floor(index / columns) * cell.height;
        const anchor = { x: x + cell.width / 2, y: y + 8, height: cell.height - 16 };
        return <RadialDial key={dial.id} dial={dial} x={x} y={y} {...marks.mark(dial.id, anchor)} />;
      })}
    </ChartPlot>
  );
}
