import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';
import { drawWithin } from '../drawing/canvas.ts';
import type { Box, Pen, Scene, Size, View, Vision } from '../drawing/vision.ts';
import { nearestInDirection } from '../drawing/vision.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { messageSubject, type Subject } from '../model/subjects.ts';
import { type Axes, drawAxes } from './draw-axes.ts';
import { drawCross, drawLabels, drawMarks, isInside, toStage } from './draw-marks.ts';
import { domainShare, type MapScales, mapMarks, mapScales } from './map-layout.ts';

const buildAxes = (t: TFunction<'chart'>, { means }: ChartModel, scales: MapScales): Axes => {
  const toMean = (value: number | null) =>
    value === null ? null : { value, label: t('meanLabel', { value: formatNumber(value, 1) }) };
  return {
    x: { title: t('r1Axis'), domain: scales.x, mean: toMean(means.r1) },
    y: {
      title: scales.isY2 ? t('r2Axis') : t('baseAxis'),
      domain: scales.y,
      mean: scales.isY2 ? toMean(means.r2) : null,
    },
  };
};

const meanBoxes = ({ x, y }: Axes, plot: Box, view: View): Box[] => [
  ...(x.mean === null
    ? []
    : [{ ...plot, x: plot.x + view.x + domainShare(x.domain, x.mean.value) * plot.width * view.k - 1, width: 2 }]),
  ...(y.mean === null
    ? []
    : [
        {
          ...plot,
          y: plot.y + view.y + (1 - domainShare(y.domain, y.mean.value)) * plot.height * view.k - 1,
          height: 2,
        },
      ]),
];

const overhang = 8;
/** Of the plot, for the mean's label at the end of its line. */
const right = 48;

const fewUnranked = 3;

/** What stands at marks: places in the list; those without one are named where they are few. */
const placeTexts = (ranks: readonly (number | null)[], unranked: string): (string | null)[] => {
  const isFew = ranks.filter((rank) => rank === null).length <= fewUnranked;
  return ranks.map((rank) => (rank === null ? (isFew ? unranked : null) : `${rank}`));
};

export const createMap = (model: ChartModel, size: Size, t: TFunction<'chart'>): Vision => {
  const left = 56;
  const plot = {
    x: left,
    y: 38,
    width: Math.max(10, size.width - left - right),
    height: Math.max(10, size.height - 88),
  };
  const scales = mapScales(model);
  const marks = mapMarks(model, scales, plot);
  const axes = buildAxes(t, model, scales);
  const texts = model.data.messages.map(({ message }) => message);
  const places = placeTexts(model.ranks, t('key_untested'));
  const findMark = (subject: Subject | null) => marks.find(({ message }) => message === subject?.message);
  const drawOne = (pen: Pen, scene: Scene, subject: Subject | null) => {
    const mark = findMark(subject);
    if (mark !== undefined) drawWithin(pen, plot, overhang, () => drawCross(pen, model, scales, mark, plot, scene));
  };
  return {
    plot,
    draw: (pen, scene) => {
      drawAxes(pen, plot, axes, scene);
      drawWithin(pen, plot, overhang, () => {
        drawMarks(pen, marks, plot, scene);
        drawLabels(pen, marks, { texts, places }, plot, meanBoxes(axes, plot, scene.view), scene);
      });
      drawOne(pen, scene, scene.selected);
    },
    drawPointed: drawOne,
    find: (x, y, view) => {
      if (!isInside({ x, y }, plot)) return null;
      const hit = marks.find((mark) => {
        const at = toStage(mark, plot, view);
        return Math.hypot(at.x - x, at.y - y) <= mark.r + 4;
      });
      return hit === undefined ? null : messageSubject(hit.message);
    },
    boxOf: (subject, view) => {
      const mark = subject.audience === null ? findMark(subject) : undefined;
      if (mark === undefined) return null;
      const { x, y } = toStage(mark, plot, view);
      return { x: x - mark.r, y: y - mark.r, width: mark.r * 2, height: mark.r * 2 };
    },
    step: (from, key) => {
      const at = marks.findIndex(({ message }) => message === from?.message);
      const next = marks[at === -1 ? 0 : nearestInDirection(marks, at, key)];
      return next === undefined ? null : messageSubject(next.message);
    },
  };
};
