import { expect, it } from 'vitest';
import { placeHeadlines } from './place-headlines.ts';

const room = { width: 600, height: 300, radius: 9, taken: [] };
const spot = (id: string, x: number, y: number, headline = 'What fits into 12 hours') => ({ id, headline, x, y });

it('sets a headline beside its dot, on the side where there is room', () => {
  const [right] = placeHeadlines([spot('a', 100, 150)], room);
  expect(right).toMatchObject({ id: 'a', lines: ['What fits into 12 hours'], anchor: 'start', x: 114 });
  expect(placeHeadlines([spot('a', 580, 150)], room)[0]).toMatchObject({ anchor: 'end', x: 566 });
});

it('writes a long headline whole, in lines', () => {
  const long = 'We repair every jacket free of charge, usually within 5 days. Yes, that one too.';
  const [placed] = placeHeadlines([spot('a', 100, 150, long)], room);
  expect(placed?.lines.join(' ')).toBe(long);
  expect(placed?.lines.length).toBeGreaterThan(1);
});

it('covers no other dot, and leaves out what finds no room', () => {
  const [own] = placeHeadlines([spot('a', 300, 150), spot('b', 330, 150)], room);
  expect(own).toMatchObject({ id: 'a', anchor: 'end' });
  const region = { left: 0, right: 600, top: 0, bottom: 300 };
  expect(placeHeadlines([spot('a', 300, 150)], { ...room, taken: [region] })).toEqual([]);
});
