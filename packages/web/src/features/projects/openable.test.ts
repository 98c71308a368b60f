import type { ProjectRow } from '@soundings/contract/projects/projects';
import { expect, it } from 'vitest';
import { isChartOnly, lacksData, whyClosed } from './openable.ts';

const project = (projectType: ProjectRow['projectType'], more: Partial<ProjectRow> = {}) => ({
  active: true,
  projectType,
  dataStructure: projectType === 'RESONANCE' ? ('respondents' as const) : null,
  collectedFrom: null,
  collectedTill: null,
  ...more,
});

it.each([
  ['a survey of respondents', project('RESONANCE'), null],
  ['an inactive one', project('RESONANCE', { active: false }), 'inactive'],
  ['one of figures per message', project('RESONANCE', { dataStructure: 'messages' }), null],
  ['Sonar without data', project('SONAR'), 'collectDataFirst'],
  ['inactive Sonar without data', project('SONAR', { active: false }), 'inactive'],
  ['Sonar with data', project('SONAR', { collectedFrom: '2026-03-01', collectedTill: '2026-09-30' }), null],
  ['Sonar with one end of its data', project('SONAR', { collectedFrom: '2026-03-01' }), null],
  ['Scout', project('SCOUTV2'), null],
  ['Genie', project('GENIE'), null],
  ['Genie GO', project('GENIE_GO'), null],
  ['ID8', project('ID8'), null],
])('knows whether it opens %s', (_, facts, expected) => expect(whyClosed(facts)).toBe(expected));

it('opens the chart page of figures per message alone', () => {
  expect(isChartOnly(project('RESONANCE', { dataStructure: 'messages' }))).toBe(true);
  expect(isChartOnly(project('RESONANCE'))).toBe(false);
  expect(isChartOnly(project('SONAR'))).toBe(false);
});

it('asks for data only where data is collected', () => {
  expect(lacksData(project('SONAR'))).toBe(true);
  expect(lacksData(project('SONAR', { collectedTill: '2026-09-30' }))).toBe(false);
  expect(lacksData(project('ID8'))).toBe(false);
});
