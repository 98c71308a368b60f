import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Arrow, Vision } from '../drawing/vision.ts';
import { panBy, startView, type View, zoomAt, zoomIn, zoomOut } from '../drawing/vision.ts';
import type { Subject } from '../model/subjects.ts';

interface StageInput {
  vision: Vision | null;
  onView: (change: (view: View) => View) => void;
  onPoint: (subject: Subject | null) => void;
  onSelect: (subject: Subject | null) => void;
}

interface PointerInput extends StageInput {
  host: RefObject<HTMLDivElement | null>;
  view: View;
}

interface Finger {
  x: number;
  y: number;
}

const stillness = 4;

export function useStagePointer({ host, vision, view, onView, onPoint, onSelect }: PointerInput) {
  const fingers = useRef(new Map<number, Finger>());
  const moved = useRef(0);

  const toFinger = (event: { clientX: number; clientY: number }): Finger => {
    const box = host.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const zoom = (factor: number, { x, y }: Finger) => {
    if (vision === null) return;
    const { plot } = vision;
    onView((now) => zoomAt(now, factor, x - plot.x, y - plot.y, plot));
  };

  // React listens to the wheel passively; the page must not scroll along. One that is higher than its window scrolls, unless Ctrl is held.
  const wheel = useRef((_: WheelEvent) => {});
  wheel.current = (event) => {
    const isWithKey = event.ctrlKey || event.metaKey;
    if (!isWithKey && document.documentElement.scrollHeight > innerHeight) return;
    event.preventDefault();
    const { deltaX, deltaY } = event;
    if (vision !== null && Math.abs(deltaX) > Math.abs(deltaY)) {
      return onView((now) => panBy(now, -deltaX, 0, vision.plot));
    }
    zoom(zoomIn ** Math.max(-1, Math.min(1, -deltaY / 100)), toFinger(event));
  };
  useEffect(() => {
    const listen = (event: WheelEvent) => wheel.current(event);
    const element = host.current;
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [host]);

  const drag = (event: PointerEvent, last: Finger, now: Finger) => {
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    moved.current += Math.hypot(now.x - last.x, now.y - last.y);
    if (other !== undefined) {
      const spread = (finger: Finger) => Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y));
      zoom(spread(now) / spread(last), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (moved.current > stillness && vision !== null) {
      onView((before) => panBy(before, now.x - last.x, now.y - last.y, vision.plot));
    }
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (fingers.current.size === 0) moved.current = 0;
      fingers.current.set(event.pointerId, toFinger(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const now = toFinger(event);
      const last = fingers.current.get(event.pointerId);
      if (last === undefined) return onPoint(vision?.find(now.x, now.y, view) ?? null);
      fingers.current.set(event.pointerId, now);
      drag(event, last, now);
    },
    onPointerUp: (event: PointerEvent) => {
      const wasDown = fingers.current.delete(event.pointerId);
      if (!wasDown || moved.current > stillness || fingers.current.size > 0) return;
      const { x, y } = toFinger(event);
      onSelect(vision?.find(x, y, view) ?? null);
    },
    onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onPointerLeave: () => onPoint(null),
  };
}

interface KeyInput extends StageInput {
  at: Subject | null;
}

const arrows: Record<Arrow, readonly [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const isArrow = (key: string): key is Arrow => key in arrows;
const panStep = 60;

export function useStageKeys({ vision, at, onView, onPoint, onSelect }: KeyInput) {
  const act = (key: string, isShifted: boolean): boolean => {
    if (vision === null) return false;
    const { plot } = vision;
    const zoom = (factor: number) => onView((view) => zoomAt(view, factor, plot.width / 2, plot.height / 2, plot));
    if (key === '+' || key === '=') zoom(zoomIn);
    else if (key === '-') zoom(zoomOut);
    else if (key === '0' || key === 'Home') onView(() => startView);
    else if (isArrow(key) && isShifted) {
      const [x, y] = arrows[key];
      onView((view) => panBy(view, x * panStep, y * panStep, plot));
    } else if (isArrow(key)) onPoint(vision.step(at, key) ?? at);
    else if (key === 'Enter' || key === ' ') onSelect(at);
    else if (key === 'Escape') {
      onPoint(null);
      onSelect(null);
    } else return false;
    return true;
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event.key, event.shiftKey)) event.preventDefault();
  };
}
