import { expect, it } from 'vitest';
import { buildChartModel } from '../model/chart-model.ts';
import { chartDataForTest } from '../model/for-test.ts';
import { linkBends } from './link-bends.ts';
import type { NetworkFrame } from './network-frame.ts';
import { networkLayout } from './network-layout.ts';
import { networkLinks } from './network-links.ts';

const data = chartDataForTest(40, 25);
const model = buildChartModel(data);
const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

it('lays equal data out equally: audiences on the ring, messages apart inside it', () => {
  const layout = networkLayout(model);
  expect(networkLayout(buildChartModel(chartDataForTest(40, 25)))).toEqual(layout);
  for (const place of layout.audiences) expect(Math.hypot(place.x, place.y)).toBeCloseTo(1, 9);
  layout.messages.forEach((place, at) => {
    expect(Math.hypot(place.x, place.y)).toBeLessThanOrEqual(0.8 + 1e-9);
    for (const other of layout.messages.slice(at + 1)) expect(distance(place, other)).toBeGreaterThan(0.08);
  });
  expect(layout.arcs.map(({ header }) => header)).toEqual([1, 2, 3, 4, 5].map((n) => `Variable ${n}`));
});

it('draws a message towards the audience that alone prefers it, also where that audience likes everything', () => {
  const one = chartDataForTest(6, 8);
  const own = (at: number) => one.messages[Math.floor(at / 8)]?.accurateR1Total ?? 0;
  const isLiked = (at: number) => Math.floor(at / 8) === 2 && at % 8 === 3;
  one.links.r1 = one.links.r1.map((_, at) => own(at) + (isLiked(at) ? 30 : 0) + (at % 8 === 6 ? 10 : 0));
  one.links.base = one.links.base.map(() => 200);
  const { messages, audiences } = networkLayout(buildChartModel(one));
  const distances = audiences.map((place) => distance(place, messages[2]!));
  expect(distances.indexOf(Math.min(...distances))).toBe(3);
});

it('links what a test told apart, strongest first, and the highest tenth of the totals', () => {
  const told = networkLinks(model, 'verdict');
  expect(told.count).toBe([...data.links.verdicts].filter((letter) => letter === 'a' || letter === 'b').length);
  expect(told.all.length).toBeLessThanOrEqual(told.count);
  const strengths = told.all.map(({ strength }) => strength);
  expect(strengths).toEqual(strengths.toSorted((one, other) => other - one));
  const ranked = data.links.base.filter((base) => base >= 30).length;
  expect(networkLinks(model, 'total').count).toBe(Math.ceil(ranked / 10));
});

it('draws at rest the 20 strongest links, all of them where they are fewer', () => {
  for (const choice of ['verdict', 'total'] as const) {
    const { all, strongest } = networkLinks(model, choice);
    expect(all.length).toBeGreaterThan(20);
    expect(strongest).toEqual(all.slice(0, 20));
    const least = strongest.at(-1)!.strength;
    for (const { strength } of all.slice(20)) expect(strength).toBeLessThanOrEqual(least);
  }
  const few = networkLinks(buildChartModel(chartDataForTest(4, 5)), 'verdict');
  expect(few.strongest).toEqual(few.all);
});

it('bends a link round the marks of other messages, and no further', () => {
  const frameOf = (messages: { x: number; y: number }[]) =>
    ({
      layout: { messages, audiences: [{ x: 1, y: 0 }], angles: [], arcs: [] },
      ring: { x: 200, y: 200 },
      obstacles: messages.map(({ x, y }, message) => ({ message, x: 200 * x, y: 200 * y, r: 8 })),
    }) as unknown as NetworkFrame;
  const ends = { message: 0, audience: 0 };
  const own = { x: -0.8, y: 0 };
  expect(linkBends(frameOf([own, { x: 0, y: 0.5 }]), [])(ends)!.y).toBeCloseTo(0, 9);
  expect(Math.abs(linkBends(frameOf([own, { x: 0, y: 0 }]), [])(ends)!.y)).toBeGreaterThan(0.1);
  // Where one side is taken, it takes the other.
  expect(linkBends(frameOf([own, { x: 0, y: 0 }, { x: 0, y: 0.12 }]), [])(ends)!.y).toBeLessThan(-0.1);
  expect(linkBends(frameOf([own]), [])({ message: 3, audience: 0 })).toBeNull();
  // Two that would run beside each other part.
  const frame = frameOf([own, { x: -0.6, y: 0 }]);
  const other = { message: 1, audience: 0 };
  expect(linkBends(frame, [])(other)!.y).toBeCloseTo(0, 9);
  expect(Math.abs(linkBends(frame, [ends, other])(other)!.y - linkBends(frame, [ends])(ends)!.y)).toBeGreaterThan(0.1);
});
