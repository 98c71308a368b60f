import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { Act } from './time-to-paint.ts';

const tab = (index: number): string => `[role="tab"]:nth-of-type(${index + 1})`;
/** What the views of the dashboard show when they are there, by the place of their tab; NAVIG8 is not there yet. */
const shown = {
  Dashboard: [0, '[role="tabpanel"] section[aria-label], [role="tabpanel"] section[aria-labelledby]'],
  Powerrank: [2, '[role="tabpanel"] tbody tr[aria-rowindex]'],
  Data: [3, '[role="tabpanel"] tbody tr[data-index]'],
  Interest: [4, '[role="tabpanel"] tbody tr[aria-rowindex]'],
  Relevance: [5, '[role="tabpanel"] tbody tr[aria-rowindex]'],
  Trust: [6, '[role="tabpanel"] tbody tr[aria-rowindex]'],
  Engagement: [7, '[role="tabpanel"] tbody tr[aria-rowindex]'],
  Rivalry: [8, '[role="tabpanel"] tbody tr[aria-rowindex]'],
  Presence: [9, '[role="tabpanel"] tbody tr[aria-rowindex]'],
  Brand: [10, '[role="tabpanel"] tbody tr[data-index]'],
} as const;

export const tabActs: readonly (readonly [string, Act])[] = Object.entries(shown).map(([name, [at, sign]]) => {
  const target = tab(at);
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
