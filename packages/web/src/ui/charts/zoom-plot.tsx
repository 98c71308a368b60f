import { ChartPlot } from './chart-plot.tsx';
import { ClipBox } from './clip-box.tsx';
import classes from './score-charts.module.css';
import type { Anchor } from './use-chart-tooltip.ts';
import type { useZoom } from './use-zoom.ts';
import { ZoomButtons, type ZoomTexts } from './zoom-buttons.tsx';

interface Props {
  ref: React.Ref<HTMLDivElement>;
  label: string;
  width: number;
  height: number;
  zooming: ReturnType<typeof useZoom>;
  texts: ZoomTexts;
  anchor: Anchor | null;
  tip: React.ReactNode;
  onEscape: () => void;
  children: React.ReactNode;
}

/** A drawing that can be enlarged and moved, with the buttons for it beneath. */
export function ZoomPlot({ zooming, texts, width, height, children, ...plot }: Props) {
  const { zoom, zoomIn, zoomOut, reset, pan, isPanning } = zooming;
  return (
    <>
      <div className={classes.pan} {...pan}>
        <ChartPlot {...plot} width={width} height={height} anchor={isPanning ? null : plot.anchor}>
          <rect width={width} height={height} fill="transparent" data-screen-only />
          <ClipBox width={width} height={height}>
            {children}
          </ClipBox>
        </ChartPlot>
      </div>
      <ZoomButtons
        texts={texts}
        onIn={zoomIn}
        onOut={zoomOut}
        onReset={reset}
        isReset={zoom.k === 1 && zoom.x === 0 && zoom.y === 0}
      />
    </>
  );
}
