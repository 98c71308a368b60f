import { clipLabel } from '#/ui/charts/frame/text-width.ts';
import { setFont, write } from '../drawing/canvas.ts';
import { drawNumbers, markBox } from '../drawing/draw-numbers.ts';
import { liesIn, placeLabels } from '../drawing/place-labels.ts';
import { verdictShape } from '../drawing/shapes.ts';
import type { Box, Pen, Scene, View } from '../drawing/vision.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { isHighlighted } from '../model/subjects.ts';
import { domainShare, type MapMark, type MapScales } from './map-layout.ts';

export const toStage = (mark: { x: number; y: number }, plot: Box, view: View) => ({
  x: plot.x + view.x + mark.x * view.k,
  y: plot.y + view.y + mark.y * view.k,
});

export const isInside = ({ x, y }: { x: number; y: number }, plot: Box): boolean =>
  x >= plot.x && y >= plot.y && x <= plot.x + plot.width && y <= plot.y + plot.height;

export const drawMarks = (pen: Pen, marks: readonly MapMark[], plot: Box, scene: Scene): void => {
  const { palette, found, view } = scene;
  for (const isFaded of [true, false]) {
    pen.globalAlpha = isFaded ? 0.16 : 1;
    for (const mark of marks.toReversed()) {
      if (isHighlighted(found, mark.message, null) === isFaded) continue;
      const { x, y } = toStage(mark, plot, view);
      pen.beginPath();
      verdictShape(pen, mark.verdict, x, y, mark.r);
      pen.strokeStyle = palette.surface;
      pen.lineWidth = 3;
      pen.stroke();
      pen.fillStyle = palette.verdicts[mark.verdict];
      pen.fill();
    }
  }
  pen.globalAlpha = 1;
};

const roomAround = ({ message, r, reach }: MapMark, { selected, view }: Scene): number =>
  message === selected?.message ? Math.max(r + 5, reach * view.k + 4) : r;

/** Up to 36 characters, cut between words. */
const longLabel = (text: string): string => {
  const start = [...text].slice(0, 36).join('');
  if (start.length === text.length) return text;
  const words = start.slice(0, Math.max(start.lastIndexOf(' '), 16)).replace(/[\s,.:;–-]+$/, '');
  return `${words}…`;
};

const isRoomy = (marks: readonly MapMark[], plot: Box): boolean => plot.width >= 560 && marks.length <= 60;

/**
 * Numbers on all marks, as the list has them. Names of what is chosen or found; of all where there is room for that, or
 * no list.
 */
export const drawLabels = (
  pen: Pen,
  marks: readonly MapMark[],
  names: { readonly texts: readonly string[]; readonly places: readonly (string | null)[] },
  plot: Box,
  /** Of the mean lines: a name that one of them runs through cannot be read. */
  lines: readonly Box[],
  scene: Scene,
) => {
  const { palette, found, view, selected } = scene;
  const places = marks
    .map((mark) => ({ mark, at: toStage(mark, plot, view), text: names.texts[mark.message] ?? '' }))
    .filter(({ at }) => isInside(at, plot));
  const numbers = drawNumbers(
    pen,
    places.map(({ at, mark }) => ({
      ...at,
      r: mark.r,
      verdict: mark.verdict,
      place: names.places[mark.message] ?? null,
      alpha: isHighlighted(found, mark.message, null) ? 1 : 0.16,
    })),
    liesIn(plot),
    lines,
    scene,
  );
  const isSelected = ({ message }: MapMark) => message === selected?.message;
  const isAll = selected === null && found === null;
  const shown = places
    .filter(({ mark }) => isAll || isSelected(mark) || (found !== null && isHighlighted(found, mark.message, null)))
    .sort((one, other) => Number(isSelected(other.mark)) - Number(isSelected(one.mark)));
  setFont(pen, { font: palette.font, size: 11.5, weight: 420 });
  const longest = isRoomy(marks, plot) ? longLabel : clipLabel;
  const requests = shown.map(({ at, mark, text }) => ({
    ...at,
    r: roomAround(mark, scene),
    height: 15,
    width: pen.measureText(longest(text)).width,
    least: pen.measureText(clipLabel(text)).width,
  }));
  const taken = [...places.map(({ at, mark }) => markBox({ ...at, r: mark.r })), ...lines, ...numbers];
  const labels = placeLabels(requests, taken, liesIn(plot));
  if (isAll && !scene.isAlone && view.k < 2 && labels.includes(null)) return;
  shown.forEach(({ mark, text }, at) => {
    const place = labels[at];
    if (place === null || place === undefined) return;
    const style = { font: palette.font, size: 11.5, weight: isSelected(mark) ? 600 : 420, halo: palette.surface };
    const isLong = place.width === requests[at]?.width;
    write(pen, isLong ? longest(text) : clipLabel(text), place.x, place.y + place.height / 2, {
      ...style,
      color: isSelected(mark) ? palette.text : palette.text2,
    });
  });
};

export const drawCross = (pen: Pen, model: ChartModel, scales: MapScales, mark: MapMark, plot: Box, scene: Scene) => {
  const { palette, view } = scene;
  const message = model.data.messages[mark.message];
  const { x, y } = toStage(mark, plot, view);
  const across = (value: number) => plot.x + view.x + domainShare(scales.x, value) * plot.width * view.k;
  const up = (value: number) => plot.y + view.y + (1 - domainShare(scales.y, value)) * plot.height * view.k;
  pen.fillStyle = palette.text;
  const { low, high } = message?.r1Share ?? { low: null, high: null };
  if (low !== null && high !== null) {
    pen.fillRect(across(low), y - 0.75, across(high) - across(low), 1.5);
    for (const end of [across(low), across(high) - 1.5]) pen.fillRect(end, y - 4, 1.5, 8);
  }
  const second = scales.isY2 ? message?.r2Share : null;
  if (second && second.low !== null && second.high !== null) {
    pen.fillRect(x - 0.75, up(second.high), 1.5, up(second.low) - up(second.high));
    for (const end of [up(second.high), up(second.low) - 1.5]) pen.fillRect(x - 4, end, 8, 1.5);
  }
  pen.beginPath();
  verdictShape(pen, mark.verdict, x, y, mark.r);
  pen.fillStyle = palette.verdicts[mark.verdict];
  pen.fill();
  pen.beginPath();
  pen.arc(x, y, mark.r + 4.5, 0, Math.PI * 2);
  pen.strokeStyle = palette.focus;
  pen.lineWidth = 2;
  pen.stroke();
};
