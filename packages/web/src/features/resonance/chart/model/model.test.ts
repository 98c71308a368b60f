import { expect, it } from 'vitest';
import { buildChartModel, linkFigures, meanOfR1R2, messageFigures } from './chart-model.ts';
import { chartDataForTest } from './for-test.ts';
import { findInChart, isHighlighted, linkSubjects } from './subjects.ts';

const data = chartDataForTest(40, 30);
const model = buildChartModel(data);

it('ranks by total, and what has a base under 30 stands last without a rank', () => {
  const totals = model.order.map((at) => data.messages[at]!).map((message) => message);
  const ranked = totals.filter(({ base }) => base >= 30);
  expect(totals.slice(0, ranked.length)).toEqual(ranked);
  expect(ranked.map(({ accurateTotal }) => accurateTotal)).toEqual(
    ranked.map(({ accurateTotal }) => accurateTotal!).toSorted((one, other) => other - one),
  );
  expect(model.ranks[model.order[0]!]).toBe(1);
  expect(model.ranks[16]).toBeNull();
});

it('reads a link from its place in the columns, message by message', () => {
  const at = 7 * 30 + 11;
  const link = linkFigures(model, 7, 11);
  expect(link).toMatchObject({ r1: data.links.r1[at], r2: data.links.r2[at], base: data.links.base[at] });
  expect(link.total).toBe((data.links.r1[at]! + data.links.r2[at]!) / 2);
  expect(link.verdict[0]).toBe(data.links.verdicts[at]);
  expect(linkFigures(model, 0, 28).mark).toBe('unranked');
});

it('takes R1 for the total where there is no R2', () => {
  const alone = buildChartModel(chartDataForTest(5, 4, false));
  expect(alone.hasR2).toBe(false);
  expect(linkFigures(alone, 2, 1).total).toBe(linkFigures(alone, 2, 1).r1);
  expect(messageFigures(alone, 2)?.r2).toBeNull();
});

it('takes R2 for the total where there is no R1', () => {
  const links = { ...data.links, r1: data.links.r1.map(() => null) };
  const alone = linkFigures(buildChartModel({ ...data, links }), 7, 11);
  expect([alone.r1, alone.total]).toEqual([null, data.links.r2[7 * 30 + 11]]);
  expect(meanOfR1R2(null, null)).toBeNull();
});

it('leaves messages on a base under 30 out of the means', () => {
  const few = data.messages.map((one, at) => (at === 16 ? { ...one, r1Share: { ...one.r1Share, percent: 1e6 } } : one));
  expect(few[16]!.base).toBeLessThan(30);
  expect(buildChartModel({ ...data, messages: few }).means.r1).toBe(model.means.r1);
  const ranked = data.messages.filter(({ base }) => base >= 30).map(({ accurateR2Total }) => accurateR2Total!);
  const totals = data.messages.filter(({ base }) => base >= 30).map(({ accurateTotal }) => accurateTotal!);
  expect(model.means.total).toBeCloseTo(totals.reduce((sum, value) => sum + value, 0) / totals.length);
  expect(model.means.r2).toBeCloseTo(ranked.reduce((sum, value) => sum + value, 0) / ranked.length);
});

it('finds every word in any order, in messages and audiences, and nothing without words', () => {
  expect(findInChart(model, '  ')).toBeNull();
  const found = findInChart(model, 'JACKET message')!;
  expect([...found.messages]).toEqual(
    data.messages.flatMap(({ message }, at) => (message.includes('jacket') ? at : [])),
  );
  expect(isHighlighted(found, 1, 5)).toBe(true);
  expect(isHighlighted(found, 0, 5)).toBe(false);
  expect([...findInChart(model, 'variable 2')!.audiences]).toContain(6);
});

it('lists a message by audience, highest first, small bases last', () => {
  const subjects = linkSubjects(model, 3, null, 'r1');
  expect(subjects).toHaveLength(30);
  expect(subjects.at(-1)).toEqual({ message: 3, audience: 28 });
  const shares = subjects.slice(0, -1).map(({ message, audience }) => linkFigures(model, message!, audience!).r1!);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
});

it('lists a message by the figure that is chosen', () => {
  const links = { ...data.links, r2: data.links.r1.map((value) => value && 200 - 3 * value) };
  const turned = buildChartModel({ ...data, links });
  const byTotal = linkSubjects(turned, 3, null, 'total').slice(0, -1);
  const totals = byTotal.map(({ message, audience }) => linkFigures(turned, message!, audience!).total!);
  expect(totals).toEqual(totals.toSorted((one, other) => other - one));
  expect(byTotal).not.toEqual(linkSubjects(turned, 3, null, 'r1').slice(0, -1));
});
