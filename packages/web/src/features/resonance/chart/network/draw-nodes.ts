import { clipLabel, fitText } from '#/ui/charts/frame/text-width.ts';
import { setFont, write } from '../drawing/canvas.ts';
import { placeLabels } from '../drawing/place-labels.ts';
import { verdictShape } from '../drawing/shapes.ts';
import type { Box, Pen, Scene } from '../drawing/vision.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { audienceRadius, markScale, type NetworkFrame, onStage } from './network-frame.ts';
import type { Arc } from './network-layout.ts';

const messageAlpha = (kept: Kept, message: number) => (kept === null || kept.has(message) ? 1 : 0.16);

export const drawMessages = (pen: Pen, frame: NetworkFrame, model: ChartModel, kept: Kept, scene: Scene): void => {
  const { view, palette } = scene;
  const scale = markScale(view);
  for (const message of model.order.toReversed()) {
    const place = frame.layout.messages[message];
    if (place === undefined) continue;
    const { x, y } = onStage(frame, place, view);
    const verdict = model.data.messages[message]?.r1Share.verdict ?? 'untested';
    pen.globalAlpha = messageAlpha(kept, message);
    pen.beginPath();
    verdictShape(pen, verdict, x, y, (frame.radii[message] ?? 3) * scale);
    pen.fillStyle = palette.verdicts[verdict];
    pen.fill();
    pen.strokeStyle = palette.surface;
    pen.lineWidth = 1.25;
    pen.stroke();
  }
  pen.globalAlpha = 1;
};

export const drawMessageNames = (pen: Pen, frame: NetworkFrame, model: ChartModel, kept: Kept, scene: Scene): void => {
  const { view, palette, selected } = scene;
  const scale = markScale(view);
  const center = onStage(frame, { x: 0, y: 0 }, view);
  const reach = frame.radius * view.k - 8;
  const size = 11.5;
  setFont(pen, { font: palette.font, size });
  const all = model.order.map((message) => {
    const { x, y } = onStage(frame, frame.layout.messages[message] ?? { x: 0, y: 0 }, view);
    const r = (frame.radii[message] ?? 3) * scale;
    // Names would lie on links and marks: places in the list do until something is chosen, or the view has room.
    const text =
      kept === null && (frame.isNarrow || view.k < 2)
        ? `${model.ranks[message] ?? '–'}`
        : clipLabel(model.data.messages[message]?.message ?? '');
    return { message, x, y, r, text };
  });
  const isSelected = ({ message }: { message: number }) => message === selected?.message;
  const wanted = all
    .filter(({ message }) => kept === null || kept.has(message))
    .sort((one, other) => Number(isSelected(other)) - Number(isSelected(one)));
  // Inside the ring.
  const isInRing = ({ x, y, width, height }: Box) =>
    [x, x + width].every((side) =>
      [y, y + height].every((end) => Math.hypot(side - center.x, end - center.y) <= reach),
    );
  const places = placeLabels(
    wanted.map(({ text, x, y, r }) => ({ x, y, r, width: pen.measureText(text).width, height: 15 })),
    all.map(({ x, y, r }) => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r })),
    isInRing,
  );
  wanted.forEach((mark, at) => {
    const place = places[at];
    if (place === null || place === undefined) return;
    const isNumber = frame.isNarrow && kept === null;
    const weight = isSelected(mark) ? 600 : isNumber ? 520 : 420;
    const color = isSelected(mark) || isNumber ? palette.text : palette.text2;
    write(pen, mark.text, place.x, place.y + 7.5, { font: palette.font, size, weight, halo: palette.surface, color });
  });
};

export type Kept = ReadonlySet<number> | null;

const writeAlong = (pen: Pen, text: string, x: number, y: number, radius: number, middle: number) => {
  const isBelow = Math.sin(middle) > 0;
  const turn = isBelow ? -1 : 1;
  const letters = [...text].map((letter) => ({ letter, width: pen.measureText(letter).width }));
  const whole = letters.reduce((sum, { width }) => sum + width, 0);
  // All halos first: drawn letter by letter they would bite into the letter before.
  for (const isHalo of [true, false]) {
    let angle = middle - (turn * whole) / 2 / radius;
    for (const { letter, width } of letters) {
      angle += (turn * width) / 2 / radius;
      pen.save();
      pen.translate(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
      pen.rotate(angle + (turn * Math.PI) / 2);
      if (isHalo) pen.strokeText(letter, 0, 0);
      else pen.fillText(letter, 0, 0);
      pen.restore();
      angle += (turn * width) / 2 / radius;
    }
  }
};

export const drawArcs = (pen: Pen, frame: NetworkFrame, scene: Scene): void => {
  const { view, palette } = scene;
  const { x, y } = onStage(frame, { x: 0, y: 0 }, view);
  const radius = frame.radius * view.k;
  const outer = radius + frame.groups;
  setFont(pen, { font: palette.font, size: 11, weight: 520 });
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const { header, from, to } of frame.layout.arcs) {
    pen.beginPath();
    pen.arc(x, y, radius, from, to);
    pen.strokeStyle = palette.lineStrong;
    pen.lineWidth = 1;
    pen.stroke();
    const text = fitText(clipLabel(header), 11, (to - from) * outer - 6);
    if (text.length < 3) continue;
    pen.lineWidth = 4;
    pen.lineJoin = 'round';
    pen.strokeStyle = palette.surface;
    pen.fillStyle = palette.text3;
    writeAlong(pen, text, x, y, outer, arcMiddle({ header, from, to }));
  }
};

const arcMiddle = ({ from, to }: Arc): number => (from + to) / 2;

export const drawAudiences = (pen: Pen, frame: NetworkFrame, kept: Kept, scene: Scene): void => {
  const { view, palette, selected } = scene;
  const r = (frame.layout.audiences.length > 120 ? 2.6 : audienceRadius) * markScale(view);
  frame.layout.audiences.forEach((place, audience) => {
    const { x, y } = onStage(frame, place, view);
    pen.globalAlpha = kept === null || kept.has(audience) ? 1 : 0.25;
    pen.beginPath();
    pen.arc(x, y, r, 0, Math.PI * 2);
    pen.fillStyle = audience === selected?.audience ? palette.brand : palette.text2;
    pen.fill();
    pen.strokeStyle = palette.surface;
    pen.lineWidth = 1.25;
    pen.stroke();
  });
  pen.globalAlpha = 1;
};

const line = 13.5;

const between = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % (Math.PI * 2);
  return Math.min(turn, Math.PI * 2 - turn);
};

export const drawAudienceNames = (pen: Pen, frame: NetworkFrame, model: ChartModel, kept: Kept, scene: Scene): void => {
  const { view, palette, selected } = scene;
  const { angles } = frame.layout;
  const apart = line / (frame.radius * view.k);
  const rank = (at: number) => (at === selected?.audience ? 0 : kept?.has(at) ? 1 : 2);
  const order = angles.map((_, at) => at).sort((one, other) => rank(one) - rank(other) || one - other);
  const taken: number[] = [];
  for (const at of order) {
    const angle = angles[at] ?? 0;
    if (taken.some((other) => between(other, angle) < apart)) continue;
    taken.push(angle);
    const place = onStage(frame, frame.layout.audiences[at] ?? { x: 0, y: 0 }, view);
    const isLeft = Math.cos(angle) < 0;
    pen.save();
    pen.globalAlpha = kept === null || kept.has(at) ? 1 : 0.35;
    pen.translate(place.x, place.y);
    pen.rotate(isLeft ? angle + Math.PI : angle);
    const isSelected = at === selected?.audience;
    const text = fitText(clipLabel(model.data.audiences[at]?.subheader ?? ''), 11.5, frame.names);
    const style = {
      font: palette.font,
      size: 11.5,
      weight: isSelected ? 600 : 420,
      color: isSelected ? palette.brand : palette.text,
    };
    write(pen, text, isLeft ? -10 : 10, 0, { ...style, align: isLeft ? 'right' : 'left' });
    pen.restore();
  }
};
