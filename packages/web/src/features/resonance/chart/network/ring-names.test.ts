import { expect, it } from 'vitest';
import { textWidth } from '#/ui/charts/frame/text-width.ts';
import { buildChartModel } from '../model/chart-model.ts';
import { chartDataForTest } from '../model/for-test.ts';
import { networkLayout } from './network-layout.ts';
import { fitRing, nameLine, type RingName, ringNames } from './ring-names.ts';

const model = buildChartModel(chartDataForTest(20, 25));
const layout = networkLayout(model);

const boxOf = ({ lines, x, y, isLeft }: RingName) => {
  const width = Math.max(...lines.map((text) => textWidth(text, 11)));
  return { x: isLeft ? x - width : x, y: y - (lines.length * nameLine) / 2, width, height: lines.length * nameLine };
};

it.each([
  { width: 960, height: 620, isNarrow: false },
  { width: 358, height: 430, isNarrow: true },
])(
  'names all audiences and variables on a stage of $width, none on another or on the ring',
  ({ isNarrow, ...size }) => {
    const ring = fitRing(model, layout, size, isNarrow);
    const names = ringNames(model, layout, ring, isNarrow);
    expect(names.filter(({ audience }) => audience !== null)).toHaveLength(25);
    expect(names.filter(({ audience }) => audience === null)).toHaveLength(5);
    const boxes = names.map(boxOf);
    boxes.forEach((box, at) => {
      expect(box.x + ring.middle.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width + ring.middle.x).toBeLessThanOrEqual(size.width);
      expect(box.y + ring.middle.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height + ring.middle.y).toBeLessThanOrEqual(size.height);
      const near = {
        x: Math.max(box.x, Math.min(0, box.x + box.width)),
        y: Math.max(box.y, Math.min(0, box.y + box.height)),
      };
      expect(Math.hypot(near.x / ring.x, near.y / ring.y)).toBeGreaterThan(1);
      for (const other of boxes.slice(at + 1)) {
        const isApart =
          box.x >= other.x + other.width ||
          other.x >= box.x + box.width ||
          box.y >= other.y + other.height ||
          other.y >= box.y + box.height;
        expect(isApart).toBe(true);
      }
    });
  },
);
