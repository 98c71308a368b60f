import { expect, it } from 'vitest';
import { layBubbles } from './bubble-chart.tsx';
import { changeSpan, changeStep } from './frame/change-mark.tsx';
import { rowWindow, scrollToShow } from './frame/row-window.ts';
import { noZoom, panBy, zoomBy, zoomSteps, zoomToShow } from './frame/zoom-plot.tsx';
import { axisSpan, labelSpots, placeCorners } from './lay-scatter.ts';
import { placeReadout } from './line/day-readout.tsx';
import { dayTicks, layLines, placeLevelName, placeSpanNames, scoreSpan, spread } from './line/lay-lines.ts';
import type { Line } from './line/line-chart.tsx';
import { moveByKey, nearestIndex, pointAt, readDay } from './line/read-lines.ts';
import { arcPath, areaPath, linePath, lonePlaces, polar } from './paths.ts';
import { dialTurn } from './radial-chart.tsx';

it('keeps gaps of a line as gaps, also in what is filled under it', () => {
  const at = (values: (number | null)[]) =>
    values.map((value, index) => (value === null ? null : { x: index * 10, y: value }));
  const places = at([1, 2, null, null, 3, null, 4, 5.25]);
  expect(linePath(places)).toBe('M0,1L10,2M60,4L70,5.3');
  expect(lonePlaces(places)).toEqual([{ x: 40, y: 3 }]);
  expect(areaPath(at([1, 2, null, 4]), 100)).toBe('M0,100L0,1L10,2L10,100Z');
  expect(linePath([null, null])).toBe('');
});

const line = (id: string, values: (number | null)[], more: Partial<Line> = {}): Line => ({
  id,
  name: id,
  values,
  color: 'red',
  end: '1',
  ...more,
});

it('reads the nearest day of a place, and the line that is near it, also between its days', () => {
  expect([-5, 4, 6, 14.9, 99].map((x) => nearestIndex([0, 10, 20], x))).toEqual([0, 0, 1, 1, 2]);
  const lines = [line('low', [20, 40, null]), line('high', [80, 80, 80])];
  const days = ['2026-11-01', '2026-11-02', '2026-11-03'];
  const laid = layLines({ lines, days, width: 700, height: 350, formatDay: (day) => day, always: [], room: 150 });
  const [first = 0, second = 0, third = 0] = laid.xs;
  expect(pointAt(laid, lines, { x: second, y: laid.y(40) + 5 })).toEqual({ index: 1, line: 'low' });
  expect(pointAt(laid, lines, { x: (first + second) / 2, y: laid.y(30) })).toMatchObject({ line: 'low' });
  expect(pointAt(laid, lines, { x: second, y: laid.y(60) })).toEqual({ index: 1, line: null });
  expect(pointAt(laid, lines, { x: third, y: laid.y(40) })).toEqual({ index: 2, line: null });
});

it('tells a day by its values, one’s own first and the highest next; of a thousand the rest is counted', () => {
  const many = Array.from({ length: 1000 }, (_, index) => line(`b${index}`, [index / 10, null]));
  const lines = [...many, line('own', [3, null], { isOwn: true })];
  const { rows, more } = readDay(lines, { index: 0, line: null }, 12);
  expect(rows.map((row) => row.line.id).slice(0, 3)).toEqual(['own', 'b999', 'b998']);
  expect([rows.length, more]).toEqual([12, 989]);
  // What is pointed at is told wherever it stands.
  expect(readDay(lines, { index: 0, line: 'b5' }, 12).rows.at(-1)?.line.id).toBe('b5');
  // A day without values says so of one's own only.
  expect(readDay(lines, { index: 1, line: null }, 12)).toMatchObject({ rows: [{ value: null }], more: 0 });
});

it('goes along the days and to the next line of a day by key, from one’s own', () => {
  const lines = [line('top', [90, 90]), line('own', [50, 50], { isOwn: true }), line('none', [null, 40])];
  const at = { index: 0, line: null };
  expect(moveByKey(lines, at, 'ArrowRight')).toEqual({ index: 1, line: null });
  expect(moveByKey(lines, { index: 1, line: null }, 'ArrowRight')?.index).toBe(1);
  expect(moveByKey(lines, at, 'End')?.index).toBe(1);
  expect(moveByKey(lines, at, 'ArrowDown')?.line).toBe('own');
  expect(moveByKey(lines, { index: 0, line: 'own' }, 'ArrowUp')?.line).toBe('top');
  expect(moveByKey(lines, { index: 0, line: 'own' }, 'ArrowDown')?.line).toBe('own');
  expect(moveByKey(lines, { index: 1, line: 'own' }, 'ArrowDown')?.line).toBe('none');
  expect(moveByKey(lines, at, 'a')).toBeNull();
});

it('keeps what tells of a day inside of the chart, beside the day', () => {
  for (const room of [330, 700, 1000]) {
    for (let x = 34; x <= room; x += 20) {
      const left = placeReadout(x, 180, room);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + 180).toBeLessThanOrEqual(room);
      if (room >= 700) expect(x < left || x > left + 180).toBe(true);
    }
  }
});

it('cuts an axis to its values with a tenth on either side, to whole ticks and within 0 to 100', () => {
  expect(axisSpan([40, 60])).toEqual({ min: 38, max: 62 });
  expect(axisSpan([2, 99])).toEqual({ min: 0, max: 100 });
  expect(axisSpan([])).toEqual({ min: 0, max: 100 });
  // A level at an edge of the values is not the edge of the axis; one far away plays no part.
  expect(axisSpan([50, 90], 50)).toEqual(axisSpan([50, 90]));
  expect(axisSpan([52, 90], 50).min).toBeLessThan(50);
  expect(axisSpan([80, 90], 20).min).toBeGreaterThan(70);
  // Values that are nearly the same are not pulled apart.
  const { min, max } = axisSpan([70, 70.4]);
  expect(max - min).toBeGreaterThanOrEqual(10);
});

it('names the fields around the typical brand in their corners, those that are to be seen', () => {
  const names = ['Large and lively', 'Small but lively', 'Large but quiet', 'Small and quiet'] as const;
  const plot = { left: 40, right: 640, top: 12, bottom: 460 };
  const all = placeCorners(names, { x: 340, y: 236 }, plot);
  expect(all.map(({ name }) => name)).toEqual(names);
  expect(all.map(({ x, isRight }) => (isRight ? x > 340 : x < 340))).toEqual([true, true, true, true]);
  // Everybody is larger than a typical brand: only the two fields at the right are there.
  const right = placeCorners(names, { x: -200, y: 236 }, plot);
  expect(right.map(({ name }) => name)).toEqual(['Large and lively', 'Large but quiet']);
  // Nor is one named that no line parts from others.
  expect(placeCorners(names, { x: -200, y: 0 }, plot)).toEqual([]);
  // A narrow field keeps its name, over the line beside it; one that is hardly there has none.
  expect(placeCorners(names, { x: 600, y: 236 }, plot).map(({ name }) => name)).toEqual(names);
  expect(placeCorners(names, { x: 625, y: 236 }, plot).map(({ name }) => name)).toEqual([names[1], names[3]]);
  expect(placeCorners(names, { x: 90, y: 236 }, { ...plot, right: 140 })).toHaveLength(0);
});

it('names two days that are near each other at either side, and over their middle otherwise', () => {
  const laid = { left: 30, right: 630, x: (day: string) => 30 + 20 * Number(day) };
  const at = (day: string, label: string) => ({ from: day, to: day, label });
  const apart = placeSpanNames(laid, at('25', 'Period'), at('10', 'Comparison'));
  expect([apart.period! < 530, apart.compare! < 230]).toEqual([true, true]);
  const near = placeSpanNames(laid, at('30', 'Period'), at('28', 'Comparison'));
  expect(near.period).toBe(635);
  expect(near.compare).toBeLessThan(590 - 40);
  expect(placeSpanNames(laid, at('3', 'Period'), at('2', 'Comparison')).compare).toBeNull();
});

it('names a level over the plot, or over its line where the names of days are in the way', () => {
  const laid = { left: 34, right: 700, top: 20, y: () => 150 };
  const typical = { value: 50, label: 'typical = 50' };
  expect(placeLevelName(laid, typical, 600)).toEqual({ x: 58, y: 12, isApart: true });
  expect(placeLevelName(laid, typical, 100)).toEqual({ x: 38, y: 145, isApart: false });
});

it('shows whole tens, twenty of them at least, and always the reference', () => {
  expect(scoreSpan([72, 78, null])).toEqual({ min: 70, max: 90 });
  expect(scoreSpan([98, 99])).toEqual({ min: 80, max: 100 });
  expect(scoreSpan([72, 78], [50])).toEqual({ min: 40, max: 80 });
  expect(scoreSpan([])).toEqual({ min: 0, max: 100 });
});

it('moves labels apart without changing their order or leaving the plot', () => {
  const made = spread([100, 98, 99, 10], 16, 20, 100);
  const sorted = made.toSorted((one, other) => one - other);
  expect(Math.min(...made)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...made)).toBeLessThanOrEqual(100);
  sorted.slice(1).forEach((place, index) => {
    expect(place - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(16);
  });
  expect(made[1]).toBeLessThan(made[2] ?? 0);
  expect(made[2]).toBeLessThan(made[0] ?? 0);
});

it('labels the last day and no two that touch', () => {
  const xs = Array.from({ length: 30 }, (_, index) => index * 20);
  const ticks = dayTicks(
    xs,
    xs.map(() => '19.11.'),
  );
  expect(ticks.at(-1)).toBe(29);
  ticks.slice(1).forEach((tick, index) => {
    expect((xs[tick] ?? 0) - (xs[ticks[index] ?? 0] ?? 0)).toBeGreaterThanOrEqual(46);
  });
});

it('opens a dial over 270 degrees', () => {
  expect([0, 50, 100, 140].map((value) => 360 * dialTurn(value))).toEqual([-135, 0, 135, 135]);
  expect(polar(0.25, 10).x).toBeCloseTo(10);
  expect(arcPath(dialTurn(0), dialTurn(100), 50)).toContain(' 1 1 ');
  expect(arcPath(dialTurn(0), dialTurn(50), 50)).toContain(' 0 1 ');
});

it('gives a change its step: none within 0.1, symmetric, deepest at the span', () => {
  expect([0, 0.1, -0.1].map((change) => changeStep(change, 4))).toEqual([5, 5, 5]);
  expect([0.2, 1.5, 3, 4, 9].map((change) => changeStep(change, 4))).toEqual([6, 7, 8, 9, 9]);
  expect([-0.2, -1.5, -3, -4, -9].map((change) => changeStep(change, 4))).toEqual([4, 3, 2, 1, 1]);
  expect(changeSpan([])).toBe(2);
  expect(changeSpan([1, -3.2, null])).toBe(4);
});

it('packs bubbles without overlap, areas as their sizes', () => {
  const sizes = [80, 60, 40, 20, 5, 0];
  const { bubbles: placed } = layBubbles(
    sizes.map((size) => ({ id: String(size), size })),
    800,
    800,
  );
  expect(placed).toHaveLength(5);
  for (const one of placed) {
    for (const other of placed) {
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r - 0.01);
    }
    const first = placed.find(({ item }) => item.id === '80');
    expect((one.r / (first?.r ?? 1)) ** 2).toBeCloseTo(one.item.size / 80, 1);
  }
});

it('fills the frame with bubbles, and makes it lower where they need less', () => {
  const pack = (count: number, width: number) =>
    layBubbles(
      Array.from({ length: count }, (_, index) => ({ id: String(index), size: 60 + index })),
      width,
      800,
    );
  for (const { bubbles, height, width } of [10, 24, 200].map((count) => ({ ...pack(count, 950), width: 950 }))) {
    const [left, right] = [
      Math.min(...bubbles.map(({ x, r }) => x - r)),
      Math.max(...bubbles.map(({ x, r }) => x + r)),
    ];
    const [top, bottom] = [
      Math.min(...bubbles.map(({ y, r }) => y - r)),
      Math.max(...bubbles.map(({ y, r }) => y + r)),
    ];
    expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThanOrEqual(0);
    expect(height).toBeLessThanOrEqual(800);
    expect(Math.max((right - left) / width, (bottom - top) / 800)).toBeGreaterThan(0.95);
  }
  expect(pack(2, 950).height).toBeLessThan(300);
});

it('labels points where nothing is covered, the weightiest first', () => {
  const room = { width: 400, height: 200 };
  const spot = (id: string, x: number, weight: number) => ({ id, name: `Brand ${id}`, x, y: 100, weight });
  const labels = labelSpots([spot('a', 200, 1), spot('b', 204, 2)], room);
  expect(labels.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(labelSpots([spot('far', 900, 9)], room)).toEqual([]);
  // The scale at the left stays free: the label goes above.
  const pair = [spot('a', 90, 2), spot('b', 110, 1)];
  expect(labelSpots(pair, room)[0]?.x).toBeLessThan(40);
  expect(labelSpots(pair, { ...room, left: 40 })[0]?.x).toBeGreaterThan(60);
  // The name of a field stays free, too.
  const corner = { name: 'Large and lively', x: 215, y: 104, isRight: false };
  const [beside] = labelSpots([spot('a', 200, 1)], { ...room, corners: [corner] });
  expect((beside?.x ?? 0) < 200 || Math.abs((beside?.y ?? 0) - 104) > 10).toBe(true);
});

it('leaves points in a crowd without a label, but for the one that is sure of it', () => {
  const room = { width: 400, height: 200 };
  const crowd = Array.from({ length: 800 }, (_, index) => ({
    id: `${index}`,
    name: `Brand ${index}`,
    x: (index % 40) * 10,
    y: Math.floor(index / 40) * 10,
    weight: 1,
  }));
  expect(labelSpots(crowd, room)).toEqual([]);
  const own = { id: 'own', name: 'Own', x: 200, y: 100, weight: 9, isSure: true };
  expect(labelSpots([...crowd, own], room).map(({ id }) => id)).toEqual(['own']);
});

it('enlarges by 1.25 and 0.8 around a point that stays', () => {
  const at = { x: 120, y: 80 };
  const inside = zoomBy(noZoom, zoomSteps.in, at);
  expect(inside.k).toBe(1.25);
  expect((at.x - inside.x) / inside.k).toBeCloseTo(120);
  const back = zoomBy(inside, zoomSteps.out, at);
  expect([back.k, back.x, back.y]).toEqual([expect.closeTo(1), expect.closeTo(0), expect.closeTo(0)]);
  expect(zoomBy({ k: 24, x: 0, y: 0 }, zoomSteps.in, at).k).toBe(24);
});

it('never loses the drawing, and brings a place into sight', () => {
  const room = { width: 400, height: 300 };
  expect(panBy(noZoom, 5000, -5000, room)).toEqual({ k: 1, x: 300, y: -225 });
  const shown = zoomToShow({ k: 4, x: 0, y: 0 }, { x: 390, y: 10 }, room);
  expect(shown.x + 390 * 4).toBe(352);
  expect(shown.y + 10 * 4).toBe(48);
});

it('draws the rows in sight and 15 on either side', () => {
  const rows = { row: 40, room: 640 };
  expect(rowWindow(rows, 0, 1000)).toEqual({ from: 0, to: 31 });
  expect(rowWindow(rows, 4000, 1000)).toEqual({ from: 85, to: 131 });
  expect(rowWindow(rows, 39_360, 1000).to).toBe(1000);
  expect(scrollToShow(5, 4000, rows)).toBe(200);
  expect(scrollToShow(999, 0, rows)).toBe(39_360);
  expect(scrollToShow(105, 4000, rows)).toBe(4000);
});
