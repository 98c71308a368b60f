import { expect, it } from 'vitest';
import { parseFlow } from './flow-question.ts';

const brand = (id: string, name: string) => ({ id, name, projectId: 'p', domain: `${id}.example`, isOwn: false });
const brands = [brand('1', 'Rimfrost'), brand('2', 'Polarkiosk')];
const ask = (question: string) => {
  const found = parseFlow(question, brands, '2026-11-27');
  return found && [found.brand.name, found.metric, found.network, found.period.startDate, found.period.endDate];
};

it.each([
  ['How many interactions did Rimfrost have in October?', 'interactions', null, '2026-10-01', '2026-10-31'],
  ['How many posts did Rimfrost publish in October 2025?', 'posts', null, '2025-10-01', '2025-10-31'],
  ['How many comments did Rimfrost get on Instagram last month?', 'comments', 'INSTAGRAM', '2026-10-01', '2026-10-31'],
  ['Wie viele Interaktionen hatte Rimfrost im Oktober?', 'interactions', null, '2026-10-01', '2026-10-31'],
  ['Wie viele Beiträge hatte Rimfrost im letzten Monat?', 'posts', null, '2026-10-01', '2026-10-31'],
  ['How many interactions did Rimfrost have in December?', 'interactions', null, '2025-12-01', '2025-12-31'],
  ['How many interactions did Rimfrost have in November?', 'interactions', null, '2026-11-01', '2026-11-27'],
])('understands %s', (question, metric, network, from, to) => {
  expect(ask(question)).toEqual(['Rimfrost', metric, network, from, to]);
});

it.each([
  'How many interactions did Rimfrost have?',
  'How many interactions did Rimfrost have in December 2026?',
  'How many followers did Rimfrost have in October?',
  'How many interactions did Isbryder have in October?',
  'Why did the interactions of Rimfrost fall in October?',
])('leaves %s to others', (question) => {
  expect(ask(question)).toBeNull();
});
