import { useRef, useState } from 'react';
import { noZoom, panBy, type Room, type Zoom, zoomBy, zoomSteps, zoomToShow } from './zoom.ts';

const keys: Record<string, number> = { '+': zoomSteps.in, '=': zoomSteps.in, '-': zoomSteps.out };
/** Moves of the pointer under this are a click. */
const still = 4;

/** Zoom by buttons, by + − 0 and by the wheel with Ctrl; a drag moves the drawing. */
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
    /** For the element around the drawing. */
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
