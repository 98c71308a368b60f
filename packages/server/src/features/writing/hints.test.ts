import type { Fact, Facts } from '@soundings/engine/writer/facts';
import { expect, it } from 'vitest';
import { findMissing } from './hints.ts';

const factsOf = (...texts: string[]): Facts => ({
  ...{ brand: 'Petcare', language: 'en', isFormal: false, audience: [], commonWords: new Set(), sources: texts },
  facts: texts.map(
    (text, at): Fact => ({
      ...{ id: `f${at}`, kind: 'text', form: 'sentence', text, isClosed: true, heading: null },
    }),
  ),
});

it('asks for a figure, then for proof, then for the audience', () => {
  expect(findMissing(factsOf('Any vet in the world'))).toBe('noNumbers');
  expect(findMissing(factsOf('Any vet in the world', 'Up to 12 visits'))).toBe('noProof');
  const proven = [
    'Customer rated 9.6',
    'Voted best insurer of 2025',
    'Over 20,000 customers trust us',
    '“They paid within two days”, says Mette',
    '„Alles lief schnell und ohne Rückfragen“',
  ];
  for (const text of proven) expect([text, findMissing(factsOf('Up to 12 visits', text))]).toEqual([text, 'audience']);
});
