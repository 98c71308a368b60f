import { clipLabel } from '#/ui/charts/frame/text-width.ts';
import { setFont, write } from '../drawing/canvas.ts';
import { drawNumbers, markBox } from '../drawing/draw-numbers.ts';
import { placeLabels } from '../drawing/place-labels.ts';
import { verdictShape } from '../drawing/shapes.ts';
import type { Box, Pen, Scene } from '../drawing/vision.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { audienceRadius, markScale, type NetworkFrame, onStage } from './network-frame.ts';
import { nameLine, nameSize } from './ring-names.ts';

const messageAlpha = (kept: Kept, message: number) => (kept === null || kept.has(message) ? 1 : 0.16);

export const drawMessages = (pen: Pen, frame: NetworkFrame, model: ChartModel, kept: Kept, scene: Scene): void => {
  const { view, palette } = scene;
  const scale = markScale(view);
  for (const message of model.order.toReversed()) {
    const place = frame.layout.messages[message];
    if (place === undefined) continue;
    const { x, y } = onStage(frame, place, view);
    const verdict = model.data.messages[message]?.r1Share.verdict ?? 'untested';
    pen.beginPath();
    verdictShape(pen, verdict, x, y, (frame.radii[message] ?? 3) * scale);
    // Links end before it.
    pen.strokeStyle = palette.surface;
    pen.lineWidth = 4;
    pen.lineJoin = 'round';
    pen.globalAlpha = 1;
    pen.stroke();
    pen.globalAlpha = messageAlpha(kept, message);
    pen.fillStyle = palette.verdicts[verdict];
    pen.fill();
  }
  pen.globalAlpha = 1;
};

const toMark = (frame: NetworkFrame, model: ChartModel, message: number, kept: Kept, { view }: Scene) => ({
  ...onStage(frame, frame.layout.messages[message] ?? { x: 0, y: 0 }, view),
  message,
  r: (frame.radii[message] ?? 3) * markScale(view),
  verdict: model.data.messages[message]?.r1Share.verdict ?? ('untested' as const),
  place: frame.places[message] ?? null,
  alpha: messageAlpha(kept, message),
});

/** Numbers on all marks; names beside those that are chosen or found, or on all where the view has room. */
export const drawMessageNames = (pen: Pen, frame: NetworkFrame, model: ChartModel, kept: Kept, scene: Scene): void => {
  const { view, palette, selected } = scene;
  const center = onStage(frame, { x: 0, y: 0 }, view);
  const [wide, high] = [frame.ring.x * view.k - 8, frame.ring.y * view.k - 8];
  const isInRing = ({ x, y, width, height }: Box) =>
    [x, x + width].every((side) =>
      [y, y + height].every((end) => Math.hypot((side - center.x) / wide, (end - center.y) / high) <= 1),
    );
  const marks = model.order.map((message) => toMark(frame, model, message, kept, scene));
  const numbers = drawNumbers(pen, marks, isInRing, [], scene);
  if (kept === null && view.k < 2) return;
  const size = 11.5;
  setFont(pen, { font: palette.font, size });
  const isSelected = ({ message }: { message: number }) => message === selected?.message;
  const wanted = marks
    .filter(({ message }) => kept === null || kept.has(message))
    .map((mark) => ({ ...mark, text: clipLabel(model.data.messages[mark.message]?.message ?? '') }))
    .sort((one, other) => Number(isSelected(other)) - Number(isSelected(one)));
  const places = placeLabels(
    wanted.map((mark) => ({
      ...mark,
      r: mark.r + (isSelected(mark) ? 4 : 0),
      width: pen.measureText(mark.text).width,
      height: 15,
    })),
    [...marks.map(markBox), ...numbers],
    isInRing,
  );
  wanted.forEach((mark, at) => {
    const place = places[at];
    if (place === null || place === undefined) return;
    const weight = isSelected(mark) ? 600 : 420;
    const color = isSelected(mark) ? palette.text : palette.text2;
    write(pen, mark.text, place.x, place.y + 7.5, { font: palette.font, size, weight, halo: palette.surface, color });
  });
};

export type Kept = ReadonlySet<number> | null;

export const drawArcs = (pen: Pen, frame: NetworkFrame, { view, palette }: Scene): void => {
  const { x, y } = onStage(frame, { x: 0, y: 0 }, view);
  pen.strokeStyle = palette.lineStrong;
  pen.lineWidth = 1;
  for (const { from, to } of frame.layout.arcs) {
    pen.beginPath();
    pen.ellipse(x, y, frame.ring.x * view.k, frame.ring.y * view.k, 0, from, to);
    pen.stroke();
  }
};

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

export const drawAudienceNames = (pen: Pen, frame: NetworkFrame, kept: Kept, scene: Scene): void => {
  const { view, palette, selected } = scene;
  const { font } = palette;
  const { layout, isNarrow } = frame;
  const center = onStage(frame, { x: 0, y: 0 }, view);
  const size = nameSize(isNarrow);
  for (const name of frame.namesAt(view.k, selected?.audience ?? null)) {
    const { audience, lines, isLeft } = name;
    const [x, y] = [center.x + name.x, center.y + name.y];
    const isSelected = audience !== null && audience === selected?.audience;
    pen.globalAlpha = kept === null || (audience !== null && kept.has(audience)) ? 1 : audience === null ? 0.7 : 0.35;
    if (name.isMoved && audience !== null) {
      const from = onStage(frame, layout.audiences[audience] ?? { x: 0, y: 0 }, view);
      pen.beginPath();
      pen.moveTo(from.x, from.y);
      pen.lineTo(x + (isLeft ? 3 : -3), y);
      pen.strokeStyle = palette.lineStrong;
      pen.lineWidth = 1;
      pen.stroke();
    }
    const style = {
      font,
      size: audience === null ? size - 0.5 : size,
      weight: audience === null || isSelected ? 600 : 420,
      color: audience === null ? palette.text3 : isSelected ? palette.brand : palette.text,
      align: isLeft ? ('right' as const) : ('left' as const),
    };
    const top = y - ((lines.length - 1) * nameLine) / 2;
    for (const [at, text] of lines.entries()) write(pen, text, x, top + at * nameLine, style);
  }
  pen.globalAlpha = 1;
};
