import { expect, it } from 'vitest';
import { nothingShown, shownBrands, shownOfSurvey } from './shown-choices.ts';
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
  const search = { project, tab: 'other', filters: ['0.1', 'gone'], message: 'm2', messagesBeside: ['m2', 'm1'] };
  const data = {
    filterColumns: [
      {
        header: 'Car',
        audiences: [
          { id: '0.0', subheader: 'red' },
          { id: '0.1', subheader: 'blue' },
        ],
      },
    ],
    messages: [
      { id: 'm1', message: 'Calm' },
      { id: 'm2', message: 'Bold' },
    ],
  } as unknown as Parameters<typeof shownOfSurvey>[1]['data'];
  const shown = shownOfSurvey(search, { data, concepts: [] });
  const suggested = suggestBlocks('RESONANCE', search, shown);
  expect(suggested.filter(({ isChosen }) => isChosen).map(({ block }) => block.kind)).toEqual(['resonanceFigures']);
  expect(suggested[0]!.block).toMatchObject({ audiences: ['["Car","blue"]'], message: 'Bold' });
  expect(suggested[1]!.block).toMatchObject({ messages: ['Bold', 'Calm'] });
  const ofConcept = { project, tab: 'concepts', concept: 'c1' };
  const named = shownOfSurvey(ofConcept, { data, concepts: [{ id: 'c1', name: 'Warm socks' }] });
  const ofConcepts = suggestBlocks('RESONANCE', ofConcept, named);
  expect(ofConcepts.filter(({ isChosen }) => isChosen).map(({ block }) => block)).toMatchObject([
    { kind: 'resonanceConcept', concept: 'Warm socks', audiences: [] },
  ]);
  expect(suggestBlocks('ID8', { project }).map(({ block }) => block.kind)).toEqual([
    'boardMessages',
    'conceptImage',
    'pathTable',
  ]);
});

it('offers each tab of RESONANCE and SONAR what it shows', () => {
  const chosenOf = (type: 'SONAR' | 'RESONANCE', tab: string) =>
    suggestBlocks(type, { project, tab }).flatMap(({ block, isChosen }) => (isChosen ? block.kind : []));
  expect(chosenOf('RESONANCE', 'waves')).toEqual(['resonanceWaves', 'resonanceWaveTable']);
  expect(chosenOf('RESONANCE', 'verbatims')).toEqual(['resonanceCodes']);
  expect(chosenOf('SONAR', 'presence')).toEqual(['sonarRanking', 'sonarTrend', 'sonarMap']);
  expect(chosenOf('SONAR', 'posts')).toEqual(['sonarPosts']);
});

it('takes over which brands a dashboard shows, by the numbers of their cards', () => {
  const brands = [1, 2, 3].map((count) => ({
    id: `brand ${count}`,
    name: '',
    count,
    groups: count > 1 ? ['Shoes'] : [],
  }));
  const shown = (search: object) => shownBrands({ project, ...search }, brands);
  expect(shown({ hidden: '2' })).toEqual(['brand 1', 'brand 3']);
  expect(shown({ first: 'groups', group: 'Shoes', hidden: '3' })).toEqual(['brand 2']);
  expect(shown({ tab: 'posts', brand: 1 })).toEqual(['brand 1']);
  expect(shown({ tab: 'trust', brand: 1 })).toEqual([]);
  expect(shown({ hidden: '17' })).toEqual([]);
  const ranking = suggestBlocks(
    'SONAR',
    { project, tab: 'trust', hidden: '2' },
    {
      ...nothingShown,
      brandIds: ['brand 1', 'brand 3'],
    },
  );
  expect(ranking.find(({ block }) => block.kind === 'sonarRanking')!.block).toMatchObject({
    brandIds: ['brand 1', 'brand 3'],
  });
});
