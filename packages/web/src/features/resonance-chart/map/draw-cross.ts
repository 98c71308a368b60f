import { verdictShape } from '../drawing/verdict-shape.ts';
import type { Box } from '../drawing/view.ts';
import type { Pen, Scene } from '../drawing/vision.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { screenOf } from './draw-marks.ts';
import type { MapMark } from './map-marks.ts';
import { type MapScales, shareOf } from './map-scales.ts';

/** One message with its 95 % intervals as a cross of whiskers and a ring in the colour of focus. */
export const drawCross = (pen: Pen, model: ChartModel, scales: MapScales, mark: MapMark, plot: Box, scene: Scene) => {
  const { ink, view } = scene;
  const message = model.data.messages[mark.message];
  const { x, y } = screenOf(mark, plot, view);
  const across = (value: number) => plot.x + view.x + shareOf(scales.x, value) * plot.width * view.k;
  const up = (value: number) => plot.y + view.y + (1 - shareOf(scales.y, value)) * plot.height * view.k;
  pen.fillStyle = ink.text;
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
  pen.fillStyle = ink.verdicts[mark.verdict];
  pen.fill();
  pen.beginPath();
  pen.arc(x, y, mark.r + 4.5, 0, Math.PI * 2);
  pen.strokeStyle = ink.focus;
  pen.lineWidth = 2;
  pen.stroke();
};
