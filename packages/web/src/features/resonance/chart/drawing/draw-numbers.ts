import type { Verdict } from '../model/chart-model.ts';
import { setFont, write } from './canvas.ts';
import { placeLabels } from './place-labels.ts';
import { type Box, type Pen, type Scene, type Size, touches } from './vision.ts';

export interface NumberedMark {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly verdict: Verdict;
  /** Its place in the list, or what is said instead of one. */
  readonly place: string | null;
  readonly alpha: number;
}

export const markBox = ({ x, y, r }: Pick<NumberedMark, 'x' | 'y' | 'r'>): Box => ({
  x: x - r,
  y: y - r,
  width: 2 * r,
  height: 2 * r,
});

/** Of a mark that holds a number, in px. */
export const leastWithNumber = 6.5;
const sizeIn = (r: number) => Math.max(10, Math.min(11, r));

/** The middle of a shape's widest part. */
const middleOf = ({ y, r, verdict }: NumberedMark) =>
  y + (verdict === 'above' ? 0.18 * r : verdict === 'below' ? -0.16 * r : 0);

interface Beside extends NumberedMark, Size {
  readonly text: string;
}

/** How much further a number stands that a line leads to, in px. */
const leader = 12;

/** What a line from a mark to a number passes behind its middle. */
const farHalf = (mark: NumberedMark, { x, y, width, height }: Box): Box => {
  const end = { x: x + width / 2, y: y + height / 2 };
  const middle = { x: (mark.x + end.x) / 2, y: (mark.y + end.y) / 2 };
  return {
    x: Math.min(middle.x, end.x),
    y: Math.min(middle.y, end.y),
    width: Math.abs(end.x - middle.x),
    height: Math.abs(end.y - middle.y),
  };
};

/**
 * Places in the list: in the mark where it is large enough and no other lies on it, else beside it, at worst at the end
 * of a line. `marks`: the last is drawn first; `lines`: what a number beside a mark must not lie on. @returns what the
 * numbers beside marks take.
 */
export const drawNumbers = (
  pen: Pen,
  marks: readonly NumberedMark[],
  mayLie: (box: Box) => boolean,
  lines: readonly Box[],
  { palette }: Scene,
): Box[] => {
  const { font } = palette;
  const beside: Beside[] = [];
  marks.forEach((mark, at) => {
    if (mark.place === null) return;
    const text = mark.place;
    const style = { font, size: sizeIn(mark.r), weight: 650, color: palette.surface, align: 'center' } as const;
    setFont(pen, style);
    const { width } = pen.measureText(text);
    const y = middleOf(mark);
    const box = { x: mark.x - width / 2 - 1, y: y - 4, width: width + 2, height: 8 };
    const isCovered = () => marks.some((other, above) => above < at && touches(markBox(other), box));
    if (mark.r < leastWithNumber || width > mark.r * 1.55 || isCovered()) {
      const besideSize = { font, size: 11, weight: 550 };
      setFont(pen, besideSize);
      beside.push({ ...mark, text, width: pen.measureText(text).width, height: 13 });
      return;
    }
    pen.globalAlpha = mark.alpha;
    write(pen, text, mark.x, y + 0.5, style);
  });
  const taken = [...marks.map(markBox), ...lines];
  const near = placeLabels(beside, taken, mayLie);
  const crowded = marks.length > 60 ? [] : beside.filter((_, at) => !near[at]);
  const far = new Map<Beside, Box>();
  for (const mark of crowded) {
    const others = marks.filter(({ x, y }) => x !== mark.x || y !== mark.y).map(markBox);
    const isClear = (box: Box) => mayLie(box) && !others.some((other) => touches(other, farHalf(mark, box)));
    const full = [...taken, ...near.filter((place) => place !== null), ...far.values()];
    const place = placeLabels([{ ...mark, r: mark.r + leader }], full, isClear)[0];
    if (place) far.set(mark, place);
  }
  const put = ({ text, alpha, verdict }: Beside, place: Box) => {
    pen.globalAlpha = alpha;
    const color = verdict === 'untested' ? palette.text2 : palette.text;
    const style = { font, size: 11, weight: 550, color, halo: palette.surface };
    write(pen, text, place.x, place.y + place.height / 2, style);
  };
  beside.forEach((mark, at) => {
    if (near[at]) put(mark, near[at]);
  });
  for (const [mark, place] of far) {
    pen.globalAlpha = mark.alpha;
    pen.beginPath();
    pen.moveTo(mark.x, mark.y);
    pen.lineTo(place.x + place.width / 2, place.y + place.height / 2);
    pen.strokeStyle = palette.text2;
    pen.lineWidth = 1;
    pen.stroke();
    put(mark, place);
  }
  pen.globalAlpha = 1;
  return [...near, ...far.values()].filter((place) => place !== null);
};
