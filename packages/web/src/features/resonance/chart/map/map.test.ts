import { expect, it } from 'vitest';
import { startView } from '../drawing/vision.ts';
import { buildChartModel } from '../model/chart-model.ts';
import { chartDataForTest } from '../model/for-test.ts';
import { createMap } from './create-map.ts';
import { domainShare, mapMarks, mapScales } from './map-layout.ts';

const data = chartDataForTest(30, 6);
const model = buildChartModel(data);
const plot = { width: 800, height: 500 };

it('sets each message at its R1 and R2, and its area by its base', () => {
  const scales = mapScales(model);
  for (const mark of mapMarks(model, scales, plot)) {
    const message = data.messages[mark.message]!;
    const r1 = scales.x.low + (mark.x / plot.width) * (scales.x.high - scales.x.low);
    expect(r1).toBeCloseTo(message.accurateR1Total!, 9);
    const r2 = scales.y.low + (1 - mark.y / plot.height) * (scales.y.high - scales.y.low);
    expect(r2).toBeCloseTo(message.accurateR2Total!, 9);
  }
  const [small, large] = [16, 4].map((at) => mapMarks(model, scales, plot).find(({ message }) => message === at)!);
  expect((large!.r / small!.r) ** 2).toBeLessThanOrEqual(data.messages[4]!.base / data.messages[16]!.base + 1e-9);
  expect(large!.r).toBeGreaterThan(small!.r);
});

it('takes the base for the second axis where there is no R2', () => {
  const alone = buildChartModel(chartDataForTest(12, 3, false));
  const scales = mapScales(alone);
  expect(scales.isY2).toBe(false);
  for (const { base } of alone.data.messages) {
    expect(domainShare(scales.y, base)).toBeGreaterThan(0);
    expect(domainShare(scales.y, base)).toBeLessThan(1);
  }
});

it('finds a message where it is drawn, and goes by keys from the best to what lies that way', () => {
  const words = ((key: string) => key) as never;
  const map = createMap(model, { width: 900, height: 600 }, words);
  const best = model.order[0]!;
  const box = map.boxOf({ message: best, audience: null }, startView)!;
  expect(map.find(box.x + box.width / 2, box.y + box.height / 2, startView)?.message).toBe(best);
  expect(map.step(null, 'ArrowRight')).toEqual({ message: best, audience: null });
  const left = map.step({ message: best, audience: null }, 'ArrowLeft')!;
  expect(data.messages[left.message!]!.accurateR1Total).toBeLessThan(data.messages[best]!.accurateR1Total!);
});
