import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish } from '../../steps.ts';
import { DatasetBuilder } from '../dataset/dataset-builder.ts';
import { type Margin, type Raked, rakeInSteps } from './rake.ts';

type Labels = readonly (string | null)[];

const variablesOf = (...columns: readonly Labels[]) => {
  const builder = new DatasetBuilder();
  const variables = columns.map((_, i) => builder.addVariable(`Variable ${i}`));
  columns[0]!.forEach((_, i) => {
    const row = builder.addRespondent();
    columns.forEach((labels, v) => {
      if (labels[i] !== null) builder.setAudience(row, variables[v]!, labels[i]!);
    });
  });
  return builder.build().variables;
};

const marginOf = (variable: Margin['variable'], wanted: Readonly<Record<string, number>>): Margin => ({
  variable,
  shares: variable.audiences.map(({ label }) => wanted[label]!),
});

const isRaked = (found: unknown): found is Raked => (found as Raked).weights !== undefined;

describe('against loglin() of R 4.2.2, rake.R', () => {
  const rows = Array.from({ length: 240 }, (_, i) => i);
  const [gender, age, region] = variablesOf(
    rows.map((i) => (i % 5 < 3 ? 'female' : 'male')),
    rows.map((i) => ['young', 'middle', 'old'][((i * 7) % 11) % 3]!),
    rows.map((i) => (i % 13 < 4 ? 'south' : 'north')),
  );
  const margins = [
    marginOf(gender!, { female: 0.5, male: 0.5 }),
    marginOf(age!, { young: 0.25, middle: 0.35, old: 0.4 }),
    marginOf(region!, { north: 0.6, south: 0.4 }),
  ];
  const shown = [0, 1, 2, 3, 4, 5, 13, 17, 99, 239];

  it.each([
    {
      name: 'of equal weights',
      weights: null,
      expected: [
        0.72871590715471, 1.034648411695059, 0.72871590715471, 1.552038920627586, 0.734052599445761, 1.078555360906206,
        1.093120558829878, 0.489347493818054, 0.734052599445761, 1.042225576058329,
      ],
      facts: [0.842750937993881, 0.489347493818054, 2.40931251051041],
    },
    {
      name: 'of a weight that was there',
      weights: Float64Array.from(rows, (i) => 1 + (i % 4) / 4),
      expected: [
        0.532707663331302, 0.942403673896156, 0.799061494996953, 1.965915324656638, 0.531235049263339,
        0.986283883705501, 0.99219894138148, 0.445653099976383, 0.929661336210844, 1.315717897873652,
      ],
      facts: [0.808636361286342, 0.356522479981106, 3.07419774598786],
    },
  ])('$name', ({ weights, expected, facts }) => {
    const found = finish(rakeInSteps(margins, { respondents: 240, weights, largest: null }));
    if (!isRaked(found)) throw new Error(found.kind);
    for (const [i, row] of shown.entries()) expect(found.weights[row]).toBeCloseTo(expected[i]!, 6);
    const told = [found.efficiency, found.smallest, found.biggest];
    for (const [i, value] of told.entries()) expect(value).toBeCloseTo(facts[i]!, 6);
    expect(found.cut).toBe(0);
  });
});

const respondent = fc.record({
  one: fc.constantFrom('a', 'b', 'c', null),
  two: fc.constantFrom('x', 'y', null),
  weight: fc.double({ min: 0.2, max: 5, noNaN: true }),
});

const shareIn = ({ weights }: Raked, labels: Labels, label: string): number => {
  const sum = (isIn: (own: string | null) => boolean) =>
    labels.reduce((all, own, i) => (isIn(own) ? all + weights[i]! : all), 0);
  return sum((own) => own === label) / sum((own) => own !== null);
};

const everyone = ['a', 'b', 'c'].flatMap((one) => ['x', 'y'].map((two) => ({ one, two, weight: 1 })));

it('reaches any margins, keeps the ratio of weights within a combination, and tells the efficiency of Kish', () => {
  const share = fc.integer({ min: 5, max: 60 });
  const shares = fc.tuple(share, share, share, share);
  fc.assert(
    fc.property(fc.array(respondent, { maxLength: 60 }), shares, (more, [a, b, x, c]) => {
      const all = [...everyone, ...more];
      const [one, two] = [all.map((own) => own.one), all.map((own) => own.two)];
      const [first, second] = variablesOf(one, two);
      const ofOne = { a: a / (a + b + c), b: b / (a + b + c), c: c / (a + b + c) };
      const ofTwo = { x: x / 100, y: 1 - x / 100 };
      const before = Float64Array.from(all, ({ weight }) => weight);
      const found = finish(
        rakeInSteps([marginOf(first!, ofOne), marginOf(second!, ofTwo)], {
          respondents: all.length,
          weights: before,
          largest: null,
        }),
      );
      if (!isRaked(found)) throw new Error(found.kind);
      for (const [label, share] of Object.entries(ofOne)) expect(shareIn(found, one, label)).toBeCloseTo(share, 7);
      for (const [label, share] of Object.entries(ofTwo)) expect(shareIn(found, two, label)).toBeCloseTo(share, 7);
      all.forEach((own, i) => {
        const other = all.findIndex(({ one: o, two: t }) => o === own.one && t === own.two);
        const ratio = found.weights[i]! / found.weights[other]!;
        expect(ratio).toBeCloseTo(before[i]! / before[other]!, 6);
      });
      const sum = found.weights.reduce((total, weight) => total + weight, 0);
      const squares = found.weights.reduce((total, weight) => total + weight ** 2, 0);
      expect(sum).toBeCloseTo(all.length, 6);
      expect(found.efficiency).toBeCloseTo(sum ** 2 / (all.length * squares), 9);
    }),
    { numRuns: 60 },
  );
});

describe('a largest weight', () => {
  const rows = Array.from({ length: 100 }, (_, i) => i);
  const [rare, other] = variablesOf(
    rows.map((i) => (i < 4 ? 'few' : 'many')),
    rows.map((i) => (i % 2 === 0 ? 'x' : 'y')),
  );
  const rake = (largest: number | null) => {
    const margins = [marginOf(rare!, { few: 0.4, many: 0.6 }), marginOf(other!, { x: 0.5, y: 0.5 })];
    const found = finish(rakeInSteps(margins, { respondents: 100, weights: null, largest }));
    if (!isRaked(found)) throw new Error(found.kind);
    return found;
  };

  it('is not passed, and the distance from the targets is told', () => {
    expect(rake(null)).toMatchObject({ cut: 0, biggest: expect.closeTo(10, 6) });
    const found = rake(5);
    expect(found.biggest).toBeCloseTo(5, 6);
    expect(found.cut).toBe(4);
    expect(found.deviation).toBeGreaterThan(0.15);
    expect(found.efficiency).toBeGreaterThan(rake(null).efficiency);
    expect(rake(20).cut).toBe(0);
  });
});

it('refuses a share for an audience in which nobody has a weight', () => {
  const [variable] = variablesOf(['a', 'a', 'b']);
  const margin = marginOf(variable!, { a: 0.5, b: 0.5 });
  const weights = Float64Array.of(1, 1, 0);
  const found = finish(rakeInSteps([margin], { respondents: 3, weights, largest: null }));
  expect(found).toEqual({ kind: 'nobody', margin: 0, audience: 1 });
});

it('refuses margins that contradict each other', () => {
  const labels = ['a', 'a', 'a', 'b', 'b'];
  const [one, two] = variablesOf(labels, labels);
  const margins = [marginOf(one!, { a: 0.5, b: 0.5 }), marginOf(two!, { a: 0.7, b: 0.3 })];
  const found = finish(rakeInSteps(margins, { respondents: 5, weights: null, largest: null }));
  expect(found).toEqual({ kind: 'noConvergence' });
});
