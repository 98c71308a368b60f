import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus, IconZoomReset } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from '../score-charts.module.css';
import { ChartPlot, ClipBox } from './chart-svg.tsx';
import type { Anchor } from './chart-tooltip.tsx';

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

export interface ZoomTexts {
  zoomIn: string;
  zoomOut: string;
  reset: string;
}

interface ZoomButtonsProps {
  texts: ZoomTexts;
  onIn: () => void;
  onOut: () => void;
  onReset: () => void;
  isReset: boolean;
}

function ZoomButtons({ texts, onIn, onOut, onReset, isReset }: ZoomButtonsProps) {
  return (
    <div className={classes.zoom}>
      <ActionIcon size={30} aria-label={texts.zoomOut} onClick={onOut}>
        <IconMinus size={16} />
      </ActionIcon>
      <ActionIcon size={30} aria-label={texts.zoomIn} onClick={onIn}>
        <IconPlus size={16} />
      </ActionIcon>
      <ActionIcon size={30} aria-label={texts.reset} onClick={onReset} disabled={isReset}>
        <IconZoomReset size={16} />
      </ActionIcon>
    </div>
  );
}

export const zoomSteps = { in: 1.25, out: 0.8 } as const;

const keys: Record<string, number> = { '+': zoomSteps.in, '=': zoomSteps.in, '-': zoomSteps.out };

const still = 4;

export function useZoom(room: Room) {
  const [zoom, setZoom] = useState<Zoom>(noZoom);
  const [isPanning, setIsPanning] = useState(false);
  const from = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const middle = { x: room.width / 2, y: room.height / 2 };
  const by = (factor: number, at = middle) => setZoom((now) => zoomBy(now, factor, at));
  const reset = () => setZoom(noZoom);

  const onPointerDown = (event: React.PointerEvent) => {
    if (event.button === 0) from.current = { x: event.clientX, y: event.clientY, moved: false };
  };
  const onPointerMove = (event: React.PointerEvent) => {
    const start = from.current;
    if (start === null) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!start.moved && Math.hypot(dx, dy) < still) return;
    if (!start.moved) event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY, moved: true };
    setIsPanning(true);
    setZoom((now) => panBy(now, dx, dy, room));
  };
  const onPointerUp = () => {
    from.current = null;
    setIsPanning(false);
  };
  const onWheel = (event: React.WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const box = event.currentTarget.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    by(event.deltaY < 0 ? zoomSteps.in : zoomSteps.out, at);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const factor = keys[event.key];
    if (factor !== undefined) by(factor);
    else if (event.key === '0') reset();
  };
  return {
    zoom,
    isPanning,
    zoomIn: () => by(zoomSteps.in),
    zoomOut: () => by(zoomSteps.out),
    reset,
    bring: (at: { x: number; y: number }) => setZoom((now) => zoomToShow(now, at, room)),
    pan: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onWheel,
      onKeyDown,
      'data-panning': isPanning || undefined,
    },
  };
}

interface Zoom {
  k: number;
  x: number;
  y: number;
}

interface Room {
  width: number;
  height: number;
}

const limits = { min: 0.64, max: 24 } as const;

export const noZoom: Zoom = { k: 1, x: 0, y: 0 };

export function zoomBy(zoom: Zoom, factor: number, at: { x: number; y: number }): Zoom {
  const k = Math.min(limits.max, Math.max(limits.min, zoom.k * factor));
  const ratio = k / zoom.k;
  return { k, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio };
}

export function panBy(zoom: Zoom, dx: number, dy: number, { width, height }: Room): Zoom {
  const keep = (value: number, room: number) => Math.min(room * 0.75, Math.max(room * 0.25 - room * zoom.k, value));
  return { ...zoom, x: keep(zoom.x + dx, width), y: keep(zoom.y + dy, height) };
}

export function zoomToShow(zoom: Zoom, at: { x: number; y: number }, { width, height }: Room, margin = 48): Zoom {
  const [x, y] = [zoom.x + at.x * zoom.k, zoom.y + at.y * zoom.k];
  const into = (value: number, room: number) => Math.min(Math.max(margin, room - margin), Math.max(margin, value));
  return { ...zoom, x: zoom.x + into(x, width) - x, y: zoom.y + into(y, height) - y };
}
