import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish } from '../steps.ts';
import { compareListInSteps } from '../text/clusters.ts';
import { compareVectors, vectorize } from '../text/similarity.ts';
import type { TextLanguage } from '../text/stop-words.ts';
import { type Compressible, compressInSteps } from './compress-messages.ts';
import { mapMessagesInSteps } from './map-messages.ts';
import { measureLikenessInSteps } from './message-likeness.ts';

const compare = (texts: readonly string[], language: TextLanguage = 'en') =>
  finish(compareListInSteps(texts, language));

const themed = [
  'Free delivery on every order',
  'We deliver every order for free',
  'Every order is delivered free of charge',
  'Oak lamps built by hand',
  'Hand-built lamps of oak',
  'No app, no account',
];

const compressMessages = (messages: readonly Compressible[], target: number, language: TextLanguage) =>
  finish(compressInSteps(messages, target, language));

const lists = fc.array(
  fc.record({
    text: fc
      .array(fc.constantFrom('lamp', 'oak', 'free', 'delivery', 'order', 'light', 'sleep', 'hand', 'city'), {
        minLength: 1,
        maxLength: 6,
      })
      .map((words) => words.join(' ')),
    prediction: fc.integer({ min: 0, max: 100 }),
    isLiked: fc.boolean(),
  }),
  { maxLength: 40 },
);

describe('comparing a list', () => {
  it('tells of each pair what comparing the two alone tells', () => {
    const texts = themed.slice(0, 4);
    const similarity = compare(texts);
    const vectors = texts.map((text) => vectorize(text, 'en'));
    for (const a of texts.keys()) {
      for (const b of texts.keys()) {
        expect(similarity.at(a, b)).toBe(similarity.at(b, a));
        expect(similarity.at(a, b)).toBeCloseTo(a === b ? 1 : compareVectors(vectors[a]!, vectors[b]!), 4);
      }
    }
  });
});

describe('compressing', () => {
  const kept = (messages: readonly Compressible[], target: number) =>
    compressMessages(messages, target, 'en').kept.map(({ index }) => index);
  const messages = themed.map((text): Compressible => ({ text, prediction: 50 }));

  it('keeps one of each theme and says what it stands for', () => {
    const { themes, kept } = compressMessages(messages, 3, 'en');
    expect(themes.map(({ members }) => members.toSorted())).toEqual([[0, 1, 2], [3, 4], [5]]);
    expect(kept.map(({ theme }) => theme)).toEqual([0, 1, 2]);
    expect(kept.map(({ index, absorbed }) => [index, ...absorbed].toSorted())).toEqual([[0, 1, 2], [3, 4], [5]]);
  });

  it('prefers what is liked, or predicted to do better, among those that say the same', () => {
    const with4 = (facts: Partial<Compressible>) => messages.map((one, at) => (at === 4 ? { ...one, ...facts } : one));
    expect(kept(with4({ prediction: 90 }), 3)).toContain(4);
    expect(kept(with4({ prediction: 10 }), 3)).toContain(3);
    expect(kept(with4({ prediction: 10, isLiked: true }), 3)).toContain(4);
  });

  it('gives a theme no more places than its share, however well its messages are predicted', () => {
    const many = [...Array(8).keys()].map((at) => ({ text: `Free delivery on every order ${at}`, prediction: 99 }));
    const list = [
      ...many,
      { text: 'Oak lamps built by hand', prediction: 1 },
      { text: 'No app, no account', prediction: 1 },
    ];
    const { themes, kept } = compressMessages(list, 5, 'en');
    const places = (theme: number) => kept.filter((one) => one.theme === theme).length;
    for (const [index, { members }] of themes.entries())
      expect(places(index)).toBeLessThanOrEqual(Math.ceil((members.length / list.length) * 5));
    expect(places(0)).toBe(4);
  });

  it('leaves a list alone that is short enough', () => {
    expect(kept(messages, 10)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(compressMessages([], 3, 'en')).toEqual({ themes: [], kept: [] });
  });

  it('puts every message in one theme, and keeps or absorbs each once', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 12 }), (list, target) => {
        const { themes, kept } = compressMessages(list, target, 'en');
        const all = [...list.keys()];
        expect(kept).toHaveLength(Math.min(target, list.length));
        expect(themes.flatMap(({ members }) => members).toSorted((a, b) => a - b)).toEqual(all);
        expect(kept.flatMap(({ index, absorbed }) => [index, ...absorbed]).toSorted((a, b) => a - b)).toEqual(all);
        for (const { index, theme } of kept) expect(themes[theme]!.members).toContain(index);
      }),
    );
  });
});

describe('likeness', () => {
  it.each([
    ['en', 'Free delivery on every order', 'Every order is delivered for free', 'Oak lamps built by hand in Aarhus'],
    ['de', 'Kostenloser Versand ab 50 Euro', 'Ab 50 Euro ist der Versand kostenlos', 'Unsere Lampen sind aus Eiche'],
    ['da', 'Gratis levering på alle ordrer', 'Alle ordrer leveres gratis', 'Lamper af eg bygget i hånden'],
  ] as const)('%s: names the pair that says the same', (language, one, same, other) => {
    const { duplicates } = finish(measureLikenessInSteps(compare([one, other, same], language)));
    expect(duplicates.map(({ first, second }) => [first, second])).toEqual([[0, 2]]);
  });

  it('is 0 for copies, 100 for what has nothing in common, and unknown for one message', () => {
    const score = (texts: readonly string[]) => finish(measureLikenessInSteps(compare(texts))).variationScore;
    expect(score(['Oak lamps', 'Oak lamps', 'Oak lamps'])).toBeCloseTo(0, 3);
    expect(score(['zzqx wvvk', 'ppjd hhfg'])).toBeCloseTo(100, 3);
    expect(score(['Oak lamps'])).toBeNull();
  });
});

describe('the map', () => {
  const map = (texts: readonly string[]) => finish(mapMessagesInSteps(texts, compare(texts), 'en'));
  const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

  it('puts what says the same side by side, and names an end by what only its messages say', () => {
    const delivery = ['today', 'in Denmark', 'for every order', 'within a week', 'to your door', 'without a minimum'];
    const lamps = ['for reading', 'with warm light', 'from Jutland', 'that dim', 'made to last', 'for a desk'];
    const texts = [...delivery.map((end) => `Free delivery ${end}`), ...lamps.map((end) => `Oak lamps ${end}`)];
    const { points, axes } = map(texts);
    expect(distance(points[0]!, points[1]!)).toBeLessThan(distance(points[0]!, points[6]!) / 2);
    expect([axes[0].low, axes[0].high].map((name) => name?.toLowerCase()).toSorted()).toEqual([
      'free delivery',
      'oak lamps',
    ]);
    expect(axes[0].share).toBeGreaterThan(axes[1].share);
  });

  it('names nothing that its messages do not share, and stands still for no message or one', () => {
    expect(map(themed).axes.map(({ low, high }) => [low, high])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(map([]).points).toEqual([]);
    expect(map(['Oak lamps']).points).toEqual([{ x: 0, y: 0 }]);
  });

  it('is the same for the same list, within its bounds', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const texts = list.map(({ text }) => text);
        const one = map(texts);
        expect(map(texts)).toEqual(one);
        for (const { x, y } of one.points) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(1);
        for (const { share } of one.axes) expect(share >= 0 && share <= 1).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
