// The way of messages through their projects: what was predicted and measured of them.
import type { Page } from '@playwright/test';
import type { MessagePath, PathRow } from '@soundings/contract/genie/path';
import { onPage } from './on-page.ts';
import type { Shot } from './pages.ts';

const id = (at: number) => `2222222${at}-1111-4111-8111-111111111111`;
const [ideas, board, genie, survey] = [id(0), id(1), id(2), id(3)] as const;

const texts = [
  'Nets become shoes that last ten winters',
  'Forty-one nets, one pair of boots',
  'Warm feet, cleaner sea',
  'The sea gives back what we threw away',
  'A boot that was a net until March',
  'Walk where the water was full of plastic',
  'How many nets are you wearing?',
  'Made of what fishermen left behind, sewn for whoever stays outside until the very last ferry has gone',
  'Your first boots with a past',
  'Every pair clears two square metres of sea bed',
  'We tested them in Tórshavn for three winters',
  'Boots for the long way home',
];

const rows: PathRow[] = texts.map((text, at) => ({
  text,
  idea: at % 3 === 1 ? null : { projectId: ideas, headline: at === 3 ? 'What we threw away comes back' : text },
  message: at > 10 ? null : { projectId: board, count: at + 1, isFinal: at < 3, isEdited: at === 3 },
  predicted: at > 9 ? null : { projectId: genie, interest: 66 - 2.4 * at, low: 55 - 2.4 * at, high: 76 - 2.4 * at },
  measured: at > 7 ? null : { projectId: survey, percent: 61 - 3 * ((at * 5) % 8), base: 1204 - at * 3 },
  places: at > 7 ? null : { predicted: at + 1, measured: 1 + ((at * 5) % 8), of: 8 },
}));

const path: MessagePath = {
  projects: [
    { id: ideas, projectName: 'Havgus winter ideas', projectType: 'ID8' },
    { id: board, projectName: 'Havgus spring messages', projectType: 'SCOUTV2' },
    { id: genie, projectName: 'Havgus predicted', projectType: 'GENIE' },
    { id: survey, projectName: 'Havgus autumn claims', projectType: 'RESONANCE' },
  ],
  steps: {
    ideas: rows.filter(({ idea }) => idea).length,
    messages: rows.filter(({ message }) => message).length,
    predicted: rows.filter(({ predicted }) => predicted).length,
    measured: rows.filter(({ measured }) => measured).length,
  },
  agreement: { messages: 8, rankCorrelation: { value: 0.52, low: -0.29, high: 0.9 } },
  learnt: { messages: 312 },
  pairs: rows.flatMap(({ text, predicted, measured }) =>
    predicted && measured
      ? [
          {
            ...{ text, predicted: predicted.interest, measured: measured.percent },
            low: predicted.low,
            high: predicted.high,
          },
        ]
      : [],
  ),
  content: rows.toSorted((a, b) => (b.measured?.percent ?? 0) - (a.measured?.percent ?? 0)),
  ...{ totalElements: rows.length, page: 0, size: 20 },
};

const nothing: MessagePath = {
  ...{ ...path, projects: path.projects.slice(1, 2), pairs: [], content: [], totalElements: 0, learnt: null },
  steps: { ideas: 0, messages: 0, predicted: 0, measured: 0 },
};

const open =
  (json: MessagePath): Shot['open'] =>
  async (page: Page, language) => {
    await page.route('**/api/project/*/path?*', (route) => route.fulfill({ json }));
    await onPage(`/project/path/${board}`)(page, language);
  };

export const pathShots: readonly Shot[] = [
  { name: 'path', open: open(path), signedIn: true },
  { name: 'path-empty', open: open(nothing), signedIn: true },
];
