import type { KeyboardEvent } from 'react';
import { pannedBy, startView, type View, zoomedAt, zoomIn, zoomOut } from '../drawing/view.ts';
import type { Arrow, Vision } from '../drawing/vision.ts';
import type { Subject } from '../model/subject.ts';

interface Options {
  vision: Vision | null;
  /** Where the keyboard is: the pointed mark, else the selected one. */
  at: Subject | null;
  onView: (change: (view: View) => View) => void;
  onPoint: (subject: Subject | null) => void;
  onSelect: (subject: Subject | null) => void;
}

const arrows: Record<Arrow, readonly [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const isArrow = (key: string): key is Arrow => key in arrows;
const panStep = 60;

/** The same by keys: see the text `stageHelp`. */
export function useStageKeys({ vision, at, onView, onPoint, onSelect }: Options) {
  const act = (key: string, isShifted: boolean): boolean => {
    if (vision === null) return false;
    const { plot } = vision;
    const zoom = (factor: number) => onView((view) => zoomedAt(view, factor, plot.width / 2, plot.height / 2, plot));
    if (key === '+' || key === '=') zoom(zoomIn);
    else if (key === '-') zoom(zoomOut);
    else if (key === '0' || key === 'Home') onView(() => startView);
    else if (isArrow(key) && isShifted) {
      const [x, y] = arrows[key];
      onView((view) => pannedBy(view, x * panStep, y * panStep, plot));
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
