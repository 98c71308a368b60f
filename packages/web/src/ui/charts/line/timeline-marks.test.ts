import { expect, it } from 'vitest';
import type { LineEvent } from './lay-lines.ts';
import { placeSigns } from './timeline-marks.tsx';

/** A pixel a day, from the first of the month on. */
const laid = {
  left: 0,
  right: 300,
  x: (day: string) => (Date.parse(day) - Date.parse('2026-01-01')) / 86_400_000,
  isSeen: () => true,
};
const event = (number: number, day: number, days = 0): LineEvent => {
  const on = (at: number) => new Date(Date.parse('2026-01-01') + at * 86_400_000).toISOString().slice(0, 10);
  return { number, from: on(day), to: on(day + days) };
};
const texts = (events: LineEvent[]) => placeSigns(laid, events).map(({ text }) => text);

it('names each event that stands alone', () => {
  expect(texts([event(1, 20), event(2, 80), event(3, 200)])).toEqual(['1', '2', '3']);
});

it('gives events beside each other one sign that tells their numbers', () => {
  expect(texts([event(1, 20), event(2, 30), event(3, 33), event(4, 200)])).toEqual(['1–3', '4']);
  expect(texts([event(1, 20, 200), event(2, 30), event(3, 40), event(4, 120)])).toEqual(['2–3', '1, 4']);
});

it('keeps signs apart and inside the plot, and loses no event', () => {
  const days = Array.from({ length: 30 }, (_, index) => (index * index * 7) % 300);
  const events = days.toSorted((one, other) => one - other).map((day, index) => event(index + 1, day));
  const signs = placeSigns(laid, events);
  expect(signs.length).toBeGreaterThan(1);
  expect(signs.flatMap(({ numbers }) => numbers)).toEqual(events.map(({ number }) => number));
  for (const [index, { x, width }] of signs.entries()) {
    const last = signs[index - 1];
    if (last !== undefined) expect(x - width / 2).toBeGreaterThanOrEqual(last.x + last.width / 2);
    expect(x - width / 2).toBeGreaterThanOrEqual(laid.left);
    expect(x + width / 2).toBeLessThanOrEqual(laid.right);
  }
});
