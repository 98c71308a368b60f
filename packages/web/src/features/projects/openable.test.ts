import { expect, it } from 'vitest';
import { whyClosed } from './openable.ts';

it('opens active projects of types that have a page', () => {
  expect(whyClosed({ active: true, projectType: 'RESONANCE', dataStructure: 'respondents' })).toBeNull();
  expect(whyClosed({ active: false, projectType: 'RESONANCE', dataStructure: 'respondents' })).toBe('inactive');
  expect(whyClosed({ active: true, projectType: 'RESONANCE', dataStructure: 'messages' })).toBe('comesLater');
  expect(whyClosed({ active: true, projectType: 'SONAR', dataStructure: null })).toBe('comesLater');
});
