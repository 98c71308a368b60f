import type { Verdict } from '../model/chart-model.ts';
import type { KeyShape } from '../page/chart-legend.tsx';
import type { Palette } from './palette.ts';
import type { Pen } from './vision.ts';

/** How wide a key's mark is, in px; its height is 12. */
export const keyWidth = (shape: KeyShape): number => {
  if (shape === 'depth') return 7 * 15;
  return shape.startsWith('link') || shape === 'mean' ? 22 : 14;
};

const line = (pen: Pen, x: number, y: number, color: string, dash: number[], width: number) => {
  pen.beginPath();
  pen.setLineDash(dash);
  pen.moveTo(x, y);
  pen.lineTo(x + 20, y);
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke();
  pen.setLineDash([]);
};

/** Of links that nobody has pointed at, where there are few. */
export const linkAlpha = 0.85;
export const linkWidth = 1.5;

const linkLine = (pen: Pen, x: number, y: number, color: string, dash: number[]) => {
  pen.globalAlpha = linkAlpha;
  line(pen, x, y, color, dash, linkWidth);
  pen.globalAlpha = 1;
};

export const drawKey = (pen: Pen, shape: KeyShape, x: number, y: number, palette: Palette): void => {
  if (shape === 'mean') line(pen, x, y, palette.annotation, [4, 3], 1.25);
  else if (shape === 'linkAbove') linkLine(pen, x, y, palette.verdicts.above, []);
  else if (shape === 'linkBelow') linkLine(pen, x, y, palette.verdicts.below, [6, 4]);
  else if (shape === 'linkTotal') linkLine(pen, x, y, palette.brand, []);
  else if (shape === 'depth') {
    palette.depth.forEach((color, at) => {
      pen.fillStyle = color;
      pen.fillRect(x + at * 15, y - 4, 14, 8);
    });
  } else if (shape === 'unranked') {
    pen.strokeStyle = palette.lineStrong;
    pen.lineWidth = 1;
    pen.strokeRect(x + 0.5, y - 4.5, 12, 9);
  } else if (shape === 'cellAbove' || shape === 'cellBelow') {
    pen.beginPath();
    triangle(pen, x + 6, y, 3.5, shape === 'cellAbove' ? 1 : -1);
    pen.fillStyle = palette.text;
    pen.fill();
  } else {
    pen.beginPath();
    verdictShape(pen, shape, x + 6, y, 4.5);
    pen.fillStyle = palette.verdicts[shape];
    pen.fill();
  }
};

const triangle = (pen: Pen, x: number, y: number, r: number, up: 1 | -1) => {
  // As large as the circle of the same radius: the area says the base.
  const side = r * 1.3468;
  pen.moveTo(x, y - up * side * 1.155);
  pen.lineTo(x + side, y + up * side * 0.577);
  pen.lineTo(x - side, y + up * side * 0.577);
  pen.closePath();
};

export const verdictShape = (pen: Pen, verdict: Verdict, x: number, y: number, r: number): void => {
  if (verdict === 'above') triangle(pen, x, y, r, 1);
  else if (verdict === 'below') triangle(pen, x, y, r, -1);
  else if (verdict === 'untested') pen.rect(x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6);
  else {
    pen.moveTo(x + r, y);
    pen.arc(x, y, r, 0, Math.PI * 2);
  }
};
