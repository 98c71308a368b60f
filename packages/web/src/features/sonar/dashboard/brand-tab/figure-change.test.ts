import { expect, it } from 'vitest';
import { figureChange } from './figure-change.ts';
import { scoreChange } from './score-change.ts';
import { whyMissing, whyNoFigure } from './why-missing.ts';

const figure = (comparable: number | null, compareTo: number | null) => ({ comparable, compareTo, trend: null });
const score = (now: number | null, before: number | null) => ({
  score: now,
  prevScore: before,
  trend: null,
  rank: null,
  prevRank: null,
  confidence: 1,
});

it('tells figures in percent, stars in stars, and nothing where one is missing', () => {
  expect(figureChange(figure(110, 100), 'followers')).toMatchObject({ direction: 'up', tone: 'pos' });
  expect(figureChange(figure(4.2, 4.4), 'score')).toMatchObject({ direction: 'down', figure: '0.2' });
  expect(figureChange(figure(5, 0), 'posts')).toMatchObject({ direction: 'up', figure: '5' });
  expect(figureChange(figure(0, 0), 'posts')).toMatchObject({ direction: 'same' });
  expect(figureChange(figure(null, 100), 'posts')).toBeNull();
});

it('takes a score for steady within 0.1, and a falling rivalry for good', () => {
  expect(scoreChange(score(50.09, 50), 'trust')).toMatchObject({ direction: 'same', tone: 'neu' });
  expect(scoreChange(score(50.2, 50), 'trust')).toMatchObject({ direction: 'up', tone: 'pos' });
  expect(scoreChange(score(40, 50), 'friction')).toMatchObject({ direction: 'down', tone: 'pos' });
  expect(scoreChange(score(40, null), 'friction')).toBeNull();
});

it('knows no account, a failure and no figures apart', () => {
  const account = (reason: 'private' | 'collected' | null) => ({ metrics: {}, reason, till: null });
  expect(whyMissing({ socialCalculations: { FACEBOOK: account('private') } }, 'trust')).toBe('noAccount');
  expect(whyMissing({ socialCalculations: { TRUSTPILOT: account('private') } }, 'trust')).toBe('failed');
  expect(whyMissing({ socialCalculations: { TRUSTPILOT: account(null) } }, 'trust')).toBe('noFigures');
  expect(whyNoFigure({ socialCalculations: {} }, 'TIKTOK')).toBe('noAccount');
});
