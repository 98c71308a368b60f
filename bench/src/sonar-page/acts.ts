import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { Act } from './time-to-paint.ts';

const rows = '[role="tabpanel"] tbody tr[aria-rowindex]';
const manyRows = '[role="tabpanel"] tbody tr[data-index]';
/** What the views of the dashboard show when they are there; NAVIG8 is not there yet. */
const shown = {
  Dashboard: '[role="tabpanel"] section[aria-label], [role="tabpanel"] section[aria-labelledby]',
  Powerrank: rows,
  Data: manyRows,
  Interest: rows,
  Relevance: rows,
  Trust: rows,
  Engagement: rows,
  Rivalry: rows,
  Presence: rows,
  Brand: manyRows,
};

export const tabActs: readonly (readonly [string, Act])[] = Object.entries(shown).map(([name, sign]) => {
  const target = `[role="tab"][id$="-tab-${name.toLowerCase()}"]`;
  const isOpen = `body:has(${target}[aria-selected="true"])`;
  const done = sign
    .split(', ')
    .map((each) => `${isOpen} ${each}`)
    .join(', ');
  return [name, { target, done }];
});

export const sortActs: readonly Act[] = scoreNames
  .filter((name) => name !== 'powerrank')
  .flatMap((_, at) =>
    (['descending', 'ascending'] as const).map((order) => {
      const heading = `[role="tabpanel"] thead th:has(button):nth-of-type(${at + 5})`;
      return { target: `${heading} button`, done: `${heading}[aria-sort="${order}"]` };
    }),
  );

const searchAct = (text: string, rows: number): Act => ({
  target: '[role="tabpanel"] input[type="search"]',
  text,
  done: `[role="grid"][aria-rowcount="${rows + 1}"]`,
});

const found = (text: string, brands: number): number =>
  Array.from({ length: brands }, (_, at) => `brand ${at + 1} brand-${at + 1}.example group ${(at + 1) % 8}`).filter(
    (words) => words.includes(text),
  ).length;

export const searchActs = (brands: number): readonly Act[] =>
  ['brand-1', 'brand-9', '77', 'brand-2', '5.example'].flatMap((text) => [
    searchAct(text, found(text, brands)),
    searchAct('', brands),
  ]);
