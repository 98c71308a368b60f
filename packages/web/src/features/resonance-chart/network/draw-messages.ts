import { clipLabel } from '#/ui/charts/text-width.ts';
import { placeLabels } from '../drawing/place-labels.ts';
import { verdictShape } from '../drawing/verdict-shape.ts';
import type { Box } from '../drawing/view.ts';
import type { Pen, Scene } from '../drawing/vision.ts';
import { setFont, write } from '../drawing/write.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { Kept } from './draw-ring.ts';
import { markScale, type NetworkFrame, onStage } from './network-frame.ts';

const alphaOf = (kept: Kept, message: number) => (kept === null || kept.has(message) ? 1 : 0.16);

/** The messages' marks by verdict, best ones on top. */
export const drawMessages = (pen: Pen, frame: NetworkFrame, model: ChartModel, kept: Kept, scene: Scene): void => {
  const { view, ink } = scene;
  const scale = markScale(view);
  for (const message of model.order.toReversed()) {
    const place = frame.layout.messages[message];
    if (place === undefined) continue;
    const { x, y } = onStage(frame, place, view);
    const verdict = model.data.messages[message]?.r1Share.verdict ?? 'untested';
    pen.globalAlpha = alphaOf(kept, message);
    pen.beginPath();
    verdictShape(pen, verdict, x, y, (frame.radii[message] ?? 3) * scale);
    pen.fillStyle = ink.verdicts[verdict];
    pen.fill();
    pen.strokeStyle = ink.surface;
    pen.lineWidth = 1.25;
    pen.stroke();
  }
  pen.globalAlpha = 1;
};

/** Names of the messages where they lie on nothing: the selected and the kept first, then the best. */
export const drawMessageNames = (pen: Pen, frame: NetworkFrame, model: ChartModel, kept: Kept, scene: Scene): void => {
  const { view, ink, selected } = scene;
  const scale = markScale(view);
  const center = onStage(frame, { x: 0, y: 0 }, view);
  const reach = frame.radius * view.k - 26;
  const size = 11.5;
  setFont(pen, { font: ink.font, size });
  const all = model.order.map((message) => {
    const { x, y } = onStage(frame, frame.layout.messages[message] ?? { x: 0, y: 0 }, view);
    const r = (frame.radii[message] ?? 3) * scale;
    return { message, x, y, r, text: clipLabel(model.data.messages[message]?.message ?? '') };
  });
  const isSelected = ({ message }: { message: number }) => message === selected?.message;
  const wanted = all
    .filter(({ message }) => kept === null || kept.has(message))
    .sort((one, other) => Number(isSelected(other)) - Number(isSelected(one)));
  // Inside the ring, clear of the variables' names.
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
    const style = { font: ink.font, size, weight: isSelected(mark) ? 600 : 420, halo: ink.surface };
    write(pen, mark.text, place.x, place.y + 7.5, { ...style, color: isSelected(mark) ? ink.text : ink.text2 });
  });
};
