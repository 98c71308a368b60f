import { clipLabel, textWidth } from '#/ui/charts/frame/text-width.ts';
import type { Box, Size, View } from '../drawing/vision.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { Subject } from '../model/subjects.ts';
import { type NetworkLayout, networkLayout, type Place } from './network-layout.ts';

export interface NetworkFrame {
  readonly plot: Box;
  readonly layout: NetworkLayout;
  readonly radius: number;
  readonly names: number;
  /** Px from the ring to the middle of each arc's name, beyond those of its audiences. */
  readonly arcNames: readonly number[];
  readonly isNarrow: boolean;
  readonly radii: readonly number[];
}

const layouts = new WeakMap<ChartModel, NetworkLayout>();

const layoutFor = (model: ChartModel): NetworkLayout => {
  const layout = layouts.get(model) ?? networkLayout(model);
  layouts.set(model, layout);
  return layout;
};

export const networkFrame = (model: ChartModel, { width, height }: Size): NetworkFrame => {
  const { messages } = model.data;
  const layout = layoutFor(model);
  const widest = width < 560 ? 48 : 112;
  const nameWidths = model.data.audiences.map(({ subheader }) =>
    Math.min(widest, textWidth(clipLabel(subheader), 11.5)),
  );
  const names = Math.max(20, ...nameWidths);
  const arcNames = layout.arcs.map(
    ({ from, to }) =>
      22 + Math.max(...nameWidths.filter((_, at) => layout.angles[at]! > from && layout.angles[at]! < to)),
  );
  const radius = Math.max(40, Math.min(width, height) / 2 - names - (width < 560 ? 28 : 34));
  const largest = Math.min(9, Math.max(3.5, (radius * 0.8) / Math.sqrt(Math.max(1, messages.length)) / 2.6));
  const most = Math.max(1, ...messages.map(({ base }) => base));
  return {
    plot: { x: 0, y: 0, width, height },
    layout,
    radius,
    names: names + 2,
    arcNames,
    isNarrow: width < 760,
    // What is small is still seen, where there are not too many.
    radii: messages.map(({ base }) => Math.max(Math.min(4, largest * 0.55), largest * Math.sqrt(base / most))),
  };
};

export const onStage = ({ plot, radius }: NetworkFrame, { x, y }: Place, view: View): Place => ({
  x: view.x + (plot.width / 2 + x * radius) * view.k,
  y: view.y + (plot.height / 2 + y * radius) * view.k,
});

export const markScale = ({ k }: View): number => Math.max(0.8, Math.min(2, Math.sqrt(k)));

export const audienceRadius = 4;

export const findPlace = ({ layout }: NetworkFrame, { message, audience }: Subject): Place | null => {
  if (message !== null) return layout.messages[message] ?? null;
  return audience === null ? null : (layout.audiences[audience] ?? null);
};
