import { clipLabel } from '#/ui/charts/text-width.ts';
import { liesIn, placeLabels } from '../drawing/place-labels.ts';
import { verdictShape } from '../drawing/verdict-shape.ts';
import type { Box, View } from '../drawing/view.ts';
import type { Pen, Scene } from '../drawing/vision.ts';
import { setFont, write } from '../drawing/write.ts';
import { isLit } from '../model/find-in-chart.ts';
import type { MapMark } from './map-marks.ts';

export const screenOf = (mark: { x: number; y: number }, plot: Box, view: View) => ({
  x: plot.x + view.x + mark.x * view.k,
  y: plot.y + view.y + mark.y * view.k,
});

export const isInside = ({ x, y }: { x: number; y: number }, plot: Box): boolean =>
  x >= plot.x && y >= plot.y && x <= plot.x + plot.width && y <= plot.y + plot.height;

/** Faded marks first, the best ones last, so that they lie on top. */
export const drawMarks = (pen: Pen, marks: readonly MapMark[], plot: Box, scene: Scene): void => {
  const { ink, found, view } = scene;
  for (const isFaded of [true, false]) {
    pen.globalAlpha = isFaded ? 0.16 : 1;
    for (const mark of marks.toReversed()) {
      if (isLit(found, mark.message, null) === isFaded) continue;
      const { x, y } = screenOf(mark, plot, view);
      pen.beginPath();
      verdictShape(pen, mark.verdict, x, y, mark.r);
      pen.fillStyle = ink.verdicts[mark.verdict];
      pen.globalAlpha = isFaded ? 0.16 : 0.9;
      pen.fill();
      pen.strokeStyle = ink.surface;
      pen.lineWidth = 1.25;
      pen.stroke();
    }
  }
  pen.globalAlpha = 1;
};

const boxOf = ({ x, y }: { x: number; y: number }, r: number): Box => ({
  x: x - r,
  y: y - r,
  width: r * 2,
  height: r * 2,
});

/** The selected message has whiskers: its name stands behind them. */
const roomAround = ({ message, r, reach }: MapMark, { selected, view }: Scene): number =>
  message === selected?.message ? Math.max(r + 5, reach * view.k + 4) : r;

/** Up to 36 characters, cut between words. */
const longLabel = (text: string): string => {
  const start = [...text].slice(0, 36).join('');
  if (start.length === text.length) return text;
  const words = start.slice(0, Math.max(start.lastIndexOf(' '), 16)).replace(/[\s,.:;–-]+$/, '');
  return `${words}…`;
};

/** Long names only where there is much room for few. */
const isRoomy = (marks: readonly MapMark[], plot: Box): boolean => plot.width >= 560 && marks.length <= 60;

/** The messages' first words, where they lie on nothing; the selected one comes first. */
export const drawLabels = (pen: Pen, marks: readonly MapMark[], texts: readonly string[], plot: Box, scene: Scene) => {
  const { ink, found, view, selected } = scene;
  setFont(pen, { font: ink.font, size: 11.5, weight: 420 });
  const places = marks.map((mark) => ({ mark, at: screenOf(mark, plot, view), text: texts[mark.message] ?? '' }));
  const shown = places.filter(({ at, mark }) => isInside(at, plot) && isLit(found, mark.message, null));
  shown.sort(
    (one, other) => Number(other.mark.message === selected?.message) - Number(one.mark.message === selected?.message),
  );
  const longest = isRoomy(marks, plot) ? longLabel : clipLabel;
  const wishes = shown.map(({ at, mark, text }) => ({
    ...at,
    r: roomAround(mark, scene),
    height: 15,
    width: pen.measureText(longest(text)).width,
    least: pen.measureText(clipLabel(text)).width,
  }));
  const labels = placeLabels(
    wishes,
    places.filter(({ at }) => isInside(at, plot)).map(({ at, mark }) => boxOf(at, mark.r)),
    liesIn(plot),
  );
  shown.forEach(({ mark, text }, at) => {
    const place = labels[at];
    if (place === null || place === undefined) return;
    const isSelected = mark.message === selected?.message;
    const style = { font: ink.font, size: 11.5, weight: isSelected ? 600 : 420, halo: ink.surface };
    const isLong = place.width === wishes[at]?.width;
    write(pen, isLong ? longest(text) : clipLabel(text), place.x, place.y + place.height / 2, {
      ...style,
      color: isSelected ? ink.text : ink.text2,
    });
  });
};
