import { expect, it } from 'vitest';
import { suggestBlocks } from './suggest-blocks.ts';

const project = '11111111-1111-4111-8111-111111111111';

it('takes over the days and the score of the dashboard’s tab', () => {
  const days = { from: '2026-10-25', to: '2026-10-31', prevFrom: '2026-10-18', prevTo: '2026-10-24' };
  const suggested = suggestBlocks('SONAR', { project, tab: 'trust', ...days });
  const chosen = suggested.filter(({ isChosen }) => isChosen).map(({ block }) => block);
  expect(chosen.map(({ kind }) => kind)).toEqual(['sonarRanking', 'sonarTrend']);
  for (const block of chosen)
    expect(block).toMatchObject({
      projectId: project,
      score: 'trust',
      period: {
        type: 'fixed',
        ranges: {
          comparable: { startDate: days.from, endDate: days.to },
          compareTo: { startDate: days.prevFrom, endDate: days.prevTo },
        },
      },
    });
});

it('follows the dashboard’s latest days where the address names none', () => {
  const [first] = suggestBlocks('SONAR', { project, tab: 'dashboard', from: '2026-10-25' });
  expect(first).toMatchObject({ isChosen: true, block: { kind: 'sonarFigures', period: { type: 'latest' } } });
});

it('takes over audiences and message of a survey’s page, and offers the first block where nothing else fits', () => {
  const suggested = suggestBlocks('RESONANCE', { project, tab: 'waves', filters: ['a', 'b'], message: 'm' });
  expect(suggested.filter(({ isChosen }) => isChosen).map(({ block }) => block.kind)).toEqual(['resonanceFigures']);
  expect(suggested[0]!.block).toMatchObject({ audienceIds: ['a', 'b'], messageId: 'm' });
  const ofConcepts = suggestBlocks('RESONANCE', { project, tab: 'concepts', filters: ['a'] });
  expect(ofConcepts.filter(({ isChosen }) => isChosen).map(({ block }) => block)).toMatchObject([
    { kind: 'resonanceConcept', conceptId: null, audienceIds: ['a'] },
  ]);
  expect(suggestBlocks('ID8', { project }).map(({ block }) => block.kind)).toEqual(['boardMessages', 'conceptImage']);
});
