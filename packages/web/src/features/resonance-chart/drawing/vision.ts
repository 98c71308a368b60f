import type { Found } from '../model/find-in-chart.ts';
import type { Subject } from '../model/subject.ts';
import type { Ink } from './ink.ts';
import type { Box, View } from './view.ts';

export type Pen = CanvasRenderingContext2D;
export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Everything that decides how a drawing looks at this moment. */
export interface Scene {
  readonly view: View;
  readonly ink: Ink;
  readonly selected: Subject | null;
  readonly found: Found | null;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One way to draw a chart, laid out for one size. Places are in the stage's px. */
export interface Vision {
  /** Where the drawing itself is; around it stand axes and names. */
  readonly plot: Box;
  draw(pen: Pen, scene: Scene): void;
  /** What changes with the pointer only, on a layer of its own. */
  drawPointed(pen: Pen, scene: Scene, pointed: Subject): void;
  find(x: number, y: number, view: View): Subject | null;
  /** Where a subject stands; null where this drawing has none for it. */
  boxOf(subject: Subject, view: View): Box | null;
  /** The next subject for the keyboard; from null the first. */
  step(from: Subject | null, key: Arrow): Subject | null;
}
