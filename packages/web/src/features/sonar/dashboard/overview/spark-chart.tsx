import { useElementSize } from '@mantine/hooks';
import type { Change } from '#/ui/charts/change-mark.tsx';
import type { MarkInk } from '#/ui/charts/chart-svg.tsx';
import { ChartPlot } from '#/ui/charts/chart-svg.tsx';
import { rankRoom } from '#/ui/charts/rank-room.ts';
import { useChartMarks } from '#/ui/charts/use-chart-marks.ts';
import { SparkRow } from './spark-row.tsx';

export interface Spark {
  id: string;
  name: string;
  rank: string;
  ink: MarkInk;
  /** Of 0 to 100, at even distances; null is a gap. */
  values: readonly (number | null)[];
  figure: { whole: string; fraction: string };
  change: Change | null;
  /** Everything that the row says. */
  label: string;
}

interface Props<T extends Spark> {
  label: string;
  sparks: readonly T[];
  rowHeight?: number;
  tooltip: (spark: T) => React.ReactNode;
  onOpen: (spark: T) => void;
}

/** Rows of place, name, a small line of how it went, figure and change. Each line has its own height. */
export function SparkChart<T extends Spark>({ label, sparks, rowHeight = 32, tooltip, onOpen }: Props<T>) {
  const { ref, width } = useElementSize();
  const marks = useChartMarks(sparks, { onOpen });
  const room = rankRoom(
    sparks.map(({ rank }) => rank),
    26,
  );
  return (
    <ChartPlot
      ref={ref}
      label={label}
      width={width}
      height={sparks.length * rowHeight}
      anchor={marks.anchor}
      tip={marks.pointed === undefined ? null : tooltip(marks.pointed)}
      onEscape={marks.hide}
    >
      {sparks.map((spark, index) => (
        <SparkRow
          key={spark.id}
          spark={spark}
          room={room}
          y={index * rowHeight}
          height={rowHeight}
          width={width}
          {...marks.mark(spark.id, { x: width / 2, y: index * rowHeight, height: rowHeight })}
        />
      ))}
    </ChartPlot>
  );
}
