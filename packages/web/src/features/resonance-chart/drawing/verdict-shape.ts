import type { Verdict } from '../model/figures.ts';
import type { Pen } from './vision.ts';

const triangle = (pen: Pen, x: number, y: number, r: number, up: 1 | -1) => {
  // As large as the circle of the same radius: the area says the base.
  const side = r * 1.3468;
  pen.moveTo(x, y - up * side * 1.155);
  pen.lineTo(x + side, y + up * side * 0.577);
  pen.lineTo(x - side, y + up * side * 0.577);
  pen.closePath();
};

/** Adds the shape of a verdict to the path: a triangle up or down, a circle for no difference, a square untested. */
export const verdictShape = (pen: Pen, verdict: Verdict, x: number, y: number, r: number): void => {
  if (verdict === 'above') triangle(pen, x, y, r, 1);
  else if (verdict === 'below') triangle(pen, x, y, r, -1);
  else if (verdict === 'untested') pen.rect(x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6);
  else {
    pen.moveTo(x + r, y);
    pen.arc(x, y, r, 0, Math.PI * 2);
  }
};
