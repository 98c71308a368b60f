import {
  commonFooter,
  demoLabel,
  findCommonSources,
  footerOf,
  ownFooter,
} from '@soundings/contract/reports/report-sources';
import { expect, test } from 'vitest';

const source = {
  project: 'Outdoor',
  period: '1 Jun – 30 Jun',
  base: '12 brands',
  asOf: 'Data as of 1 Jul',
  origin: 'SONAR: 50 is a typical brand · Demo data',
};

test('says once what most blocks share, and at a block only what differs', () => {
  const sources = [source, { ...source, period: '1 Jan – 30 Jun', base: '5 of 12 brands' }, source];
  const common = findCommonSources(sources);
  expect(common).toEqual([source]);
  expect(sources.map((one) => ownFooter(one, common).replaceAll('\u00a0', ' '))).toEqual([
    '',
    '1 Jan – 30 Jun · 5 of 12 brands',
    '',
  ]);
  expect(commonFooter('en', common).join().replaceAll('\u00a0', ' ')).toBe(
    'Source, unless noted otherwise: Outdoor · 1 Jun – 30 Jun · 12 brands · Data as of 1 Jul · SONAR: 50 is a typical brand · Demo data',
  );
});

test('adds to a shared part what a block has more of, and writes a part whole that lacks some of it', () => {
  expect(ownFooter({ ...source, origin: `NAVIG8 · ${source.origin}` }, [source])).toBe('NAVIG8');
  expect(ownFooter({ ...source, origin: 'SONAR: 50 is a typical brand' }, [source])).toBe(
    'SONAR: 50 is a typical brand',
  );
});

test('leaves whole the source of another project, and of a block that has no such part', () => {
  const other = { ...source, project: 'Food' };
  const undated = { ...source, period: null };
  const common = findCommonSources([source, source, other, undated]);
  expect(ownFooter(other, common)).toBe(footerOf(other));
  expect(ownFooter(undated, common)).toBe(footerOf(undated));
  expect(ownFooter(source, [])).toBe(footerOf(source));
});

test('knows no common source where no block has one', () => {
  expect(findCommonSources([])).toEqual([]);
});

test('says which projects are demo data, where not all are', () => {
  const demo = { ...source, isDemo: true };
  expect(demoLabel('en', [source])).toBeNull();
  expect(demoLabel('de', [demo, demo])).toBe('Demodaten');
  expect(demoLabel('en', [demo, { ...source, project: 'Food' }])).toBe('Demo data: Outdoor');
});

test('says once of each project with several blocks what they share, and names the project at those of another than the first', () => {
  const food = { ...source, project: 'Food', base: '4 brands' };
  const common = findCommonSources([source, food, source, source, food]);
  expect(common).toEqual([source, food]);
  expect(commonFooter('en', common)).toHaveLength(2);
  expect(ownFooter(food, common)).toBe('Food');
  expect(ownFooter({ ...food, base: '2 brands' }, common).replaceAll('\u00a0', ' ')).toBe('Food · 2 brands');
});
