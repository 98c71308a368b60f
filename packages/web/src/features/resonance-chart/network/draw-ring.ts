import { clipLabel, fitText } from '#/ui/charts/text-width.ts';
import type { Pen, Scene } from '../drawing/vision.ts';
import { setFont, write } from '../drawing/write.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { audienceRadius, markScale, type NetworkFrame, onStage } from './network-frame.ts';
import type { Arc } from './network-layout.ts';

/** Audiences that stay strong; null for all. */
export type Kept = ReadonlySet<number> | null;

/** Curved along the arc, letter by letter; upright in the lower half too. */
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

/** The variables as arcs inside the ring, named where there is room. */
export const drawArcs = (pen: Pen, frame: NetworkFrame, scene: Scene): void => {
  const { view, ink } = scene;
  const { x, y } = onStage(frame, { x: 0, y: 0 }, view);
  const radius = frame.radius * view.k;
  setFont(pen, { font: ink.font, size: 11, weight: 520 });
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const { header, from, to } of frame.layout.arcs) {
    pen.beginPath();
    pen.arc(x, y, radius, from, to);
    pen.strokeStyle = ink.lineStrong;
    pen.lineWidth = 1;
    pen.stroke();
    const text = fitText(clipLabel(header), 11, (to - from) * (radius - 16) - 6);
    if (text.length < 3) continue;
    pen.lineWidth = 4;
    pen.lineJoin = 'round';
    pen.strokeStyle = ink.surface;
    pen.fillStyle = ink.text3;
    writeAlong(pen, text, x, y, radius - 16, arcMiddle({ header, from, to }));
  }
};

const arcMiddle = ({ from, to }: Arc): number => (from + to) / 2;

/** The audiences' dots, larger and in ink where they are kept. */
export const drawAudiences = (pen: Pen, frame: NetworkFrame, kept: Kept, scene: Scene): void => {
  const { view, ink, selected } = scene;
  const r = (frame.layout.audiences.length > 120 ? 2.6 : audienceRadius) * markScale(view);
  frame.layout.audiences.forEach((place, audience) => {
    const { x, y } = onStage(frame, place, view);
    pen.globalAlpha = kept === null || kept.has(audience) ? 1 : 0.25;
    pen.beginPath();
    pen.arc(x, y, r, 0, Math.PI * 2);
    pen.fillStyle = audience === selected?.audience ? ink.brand : ink.text2;
    pen.fill();
    pen.strokeStyle = ink.surface;
    pen.lineWidth = 1.25;
    pen.stroke();
  });
  pen.globalAlpha = 1;
};

const line = 13.5;

/** The angle between two directions, the short way round. */
const between = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % (Math.PI * 2);
  return Math.min(turn, Math.PI * 2 - turn);
};

/** Names along the radius, as many as stand free of each other: the selected and the kept ones come first. */
export const drawAudienceNames = (pen: Pen, frame: NetworkFrame, model: ChartModel, kept: Kept, scene: Scene): void => {
  const { view, ink, selected } = scene;
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
      font: ink.font,
      size: 11.5,
      weight: isSelected ? 600 : 420,
      color: isSelected ? ink.brand : ink.text,
    };
    write(pen, text, isLeft ? -10 : 10, 0, { ...style, align: isLeft ? 'right' : 'left' });
    pen.restore();
  }
};
