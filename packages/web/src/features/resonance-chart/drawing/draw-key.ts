import type { KeyShape } from '../legend-keys.ts';
import type { Ink } from './ink.ts';
import { verdictShape } from './verdict-shape.ts';
import type { Pen } from './vision.ts';

/** How wide a key's mark is, in px; its height is 12. */
export const keyWidth = (shape: KeyShape): number => {
  if (shape === 'none') return 0;
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

/** The mark of a legend's entry with its left edge at x, around the height y. */
export const drawKey = (pen: Pen, shape: KeyShape, x: number, y: number, ink: Ink): void => {
  if (shape === 'mean') line(pen, x, y, ink.annotation, [4, 3], 1.25);
  else if (shape === 'linkAbove') line(pen, x, y, ink.verdicts.above, [], 1.75);
  else if (shape === 'linkBelow') line(pen, x, y, ink.verdicts.below, [6, 4], 1.75);
  else if (shape === 'linkTotal') line(pen, x, y, ink.brand, [], 1.75);
  else if (shape === 'depth') {
    ink.depth.forEach((color, at) => {
      pen.fillStyle = color;
      pen.fillRect(x + at * 15, y - 4, 14, 8);
    });
  } else if (shape === 'unranked') {
    pen.strokeStyle = ink.lineStrong;
    pen.lineWidth = 1;
    pen.strokeRect(x + 0.5, y - 4.5, 12, 9);
  } else if (shape !== 'none') {
    const isAudience = shape === 'audience';
    pen.beginPath();
    verdictShape(pen, isAudience ? 'same' : shape, x + 6, y, isAudience ? 3.5 : 4.5);
    pen.fillStyle = isAudience ? ink.text2 : ink.verdicts[shape];
    pen.fill();
  }
};
