import type { Size } from '../drawing/vision.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { Verdict } from '../model/figures.ts';
import { type MapScales, shareOf } from './map-scales.ts';

export interface MapMark {
  readonly message: number;
  /** In the plot's px at the start. */
  readonly x: number;
  readonly y: number;
  /** Its area says the base. */
  readonly r: number;
  /** How far its 95 % interval of R1 reaches to the right, in px at the start. */
  readonly reach: number;
  readonly verdict: Verdict;
}

const largest = (count: number) => (count > 200 ? 8 : count > 60 ? 9 : 11);

/** One mark a message, in the order of the totals. Messages without R1, or without the figure of the y axis, have none. */
export const mapMarks = (model: ChartModel, scales: MapScales, plot: Size): MapMark[] => {
  const { messages } = model.data;
  const most = Math.max(1, ...messages.map(({ base }) => base));
  return model.order.flatMap((at) => {
    const message = messages[at];
    const r1 = message?.accurateR1Total ?? null;
    const up = (scales.isY2 ? message?.accurateR2Total : message?.base) ?? null;
    if (message === undefined || r1 === null || up === null) return [];
    return {
      message: at,
      x: shareOf(scales.x, r1) * plot.width,
      y: (1 - shareOf(scales.y, up)) * plot.height,
      r: Math.max(4, largest(messages.length) * Math.sqrt(message.base / most)),
      reach: (shareOf(scales.x, message.r1Share.high ?? r1) - shareOf(scales.x, r1)) * plot.width,
      verdict: message.r1Share.verdict,
    };
  });
};
