import type { Verdict } from '../model/chart-model.ts';
import { setFont, write } from './canvas.ts';
import { placeLabels } from './place-labels.ts';
import { type Box, type Pen, type Scene, touches } from './vision.ts';

export interface NumberedMark {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly verdict: Verdict;
  /** Null for one without a place in the list. */
  readonly place: number | null;
  readonly alpha: number;
}

export const markBox = ({ x, y, r }: Pick<NumberedMark, 'x' | 'y' | 'r'>): Box => ({
  x: x - r,
  y: y - r,
  width: 2 * r,
  height: 2 * r,
});

/** Of a mark that holds a number, in px. */
const least = 6.5;
const sizeIn = (r: number) => Math.max(9, Math.min(11, r));

/** The middle of a shape's widest part. */
const middleOf = ({ y, r, verdict }: NumberedMark) =>
  y + (verdict === 'above' ? 0.13 * r : verdict === 'below' ? -0.13 * r : 0);

/**
 * Places in the list: in the mark where it is large enough and no other lies on it, else beside it. `marks`: the last is
 * drawn first; `lines`: what a number beside a mark must not lie on. @returns what the numbers beside marks take.
 */
export const drawNumbers = (
  pen: Pen,
  marks: readonly NumberedMark[],
  mayLie: (box: Box) => boolean,
  lines: readonly Box[],
  { palette }: Scene,
): Box[] => {
  const { font } = palette;
  const beside: (NumberedMark & { text: string; width: number; height: number })[] = [];
  marks.forEach((mark, at) => {
    if (mark.place === null) return;
    const text = `${mark.place}`;
    const style = { font, size: sizeIn(mark.r), weight: 650, color: palette.surface, align: 'center' } as const;
    setFont(pen, style);
    const { width } = pen.measureText(text);
    const y = middleOf(mark);
    const box = { x: mark.x - width / 2, y: y - 4, width, height: 8 };
    const isCovered = () => marks.some((other, above) => above < at && touches(markBox(other), box));
    if (mark.r < least || width > mark.r * 1.55 || isCovered()) {
      const besideSize = { font, size: 11, weight: 550 };
      setFont(pen, besideSize);
      beside.push({ ...mark, text, width: pen.measureText(text).width, height: 13 });
      return;
    }
    pen.globalAlpha = mark.alpha;
    write(pen, text, mark.x, y + 0.5, style);
  });
  const places = placeLabels(beside, [...marks.map(markBox), ...lines], mayLie);
  beside.forEach(({ text, alpha }, at) => {
    const place = places[at];
    if (!place) return;
    pen.globalAlpha = alpha;
    const style = { font, size: 11, weight: 550, color: palette.text, halo: palette.surface };
    write(pen, text, place.x, place.y + place.height / 2, style);
  });
  pen.globalAlpha = 1;
  return places.filter((place) => place !== null);
};
