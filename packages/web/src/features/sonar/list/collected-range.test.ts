import { expect, it } from 'vitest';
import { collectedRange, shortCollectedRange } from './sonar-facts.tsx';

it('writes both days in full', () => {
  expect(collectedRange({ collectedFrom: '2026-03-01', collectedTill: '2026-09-30' })).toBe('01.03.2026 – 30.09.2026');
  expect(collectedRange({ collectedFrom: '2026-03-01', collectedTill: null })).toBe('01.03.2026 – …');
  expect(collectedRange({ collectedFrom: null, collectedTill: null })).toBeNull();
});

it('writes the year of both once', () => {
  expect(shortCollectedRange({ collectedFrom: '2026-03-01', collectedTill: '2026-09-30' })).toBe('01.03. – 30.09.2026');
  expect(shortCollectedRange({ collectedFrom: null, collectedTill: '2026-09-30' })).toBe('… – 30.09.2026');
  expect(shortCollectedRange({ collectedFrom: null, collectedTill: null })).toBeNull();
});
