import { expect, it } from 'vitest';
import { whyMissing, whyNoFigure } from './missing-figures.ts';
import { figureChange } from './network-figures.ts';
import { scoreChange } from './score-words.ts';

const figure = (comparable: number | null, compareTo: number | null) => ({ comparable, compareTo, trend: null });
const score = (now: number | null, before: number | null) => ({
  score: now,
  prevScore: before,
  trend: null,
  rank: null,
  prevRank: null,
  placesUp: null,
  confidence: 1,
});

it('reports figures in percent, stars in stars, and nothing where one is missing', () => {
  expect(figureChange(figure(110, 100), 'followers')).toMatchObject({ direction: 'up', tone: 'pos' });
  expect(figureChange(figure(4.2, 4.4), 'score')).toMatchObject({ direction: 'down', figure: '0.2' });
  expect(figureChange(figure(5, 0), 'posts')).toMatchObject({ direction: 'up', figure: '5' });
  expect(figureChange(figure(0, 0), 'posts')).toMatchObject({ direction: 'same', figure: '0.0%' });
  expect(figureChange(figure(null, 100), 'posts')).toBeNull();
});

it('reports no growth of sums over unequally many known days', () => {
  const of = (known: number, all: number, prevKnown: number, prevAll: number) => ({
    ...figure(140, 100),
    days: { comparable: { known, of: all }, compareTo: { known: prevKnown, of: prevAll } },
  });
  expect(figureChange(of(7, 20, 20, 20), 'posts')).toBeNull();
  expect(figureChange(of(7, 20, 7, 20), 'posts')).toMatchObject({ direction: 'up', figure: '40.0%' });
  // 5 a day against 10 a day, though the sum is larger.
  expect(figureChange(of(28, 28, 10, 10), 'posts')).toMatchObject({ direction: 'down', figure: '50.0%' });
});

it('takes a score for steady within 0.1, and a falling rivalry for good', () => {
  expect(scoreChange(score(50.09, 50), 'trust')).toMatchObject({ direction: 'same', tone: 'neu' });
  // Both are shown as 0.1.
  expect(scoreChange(score(50.14, 50), 'trust')).toMatchObject({ direction: 'same', figure: '0.1' });
  expect(scoreChange(score(50.2, 50), 'trust')).toMatchObject({ direction: 'up', tone: 'pos' });
  expect(scoreChange(score(40, 50), 'friction')).toMatchObject({ direction: 'down', tone: 'pos' });
  expect(scoreChange(score(40, null), 'friction')).toBeNull();
  // Shown as 66.1 and 61.9.
  expect(scoreChange(score(66.06, 61.94), 'trust')).toMatchObject({ figure: '4.2' });
});

it('knows no account, a failure and no figures apart', () => {
  const account = (reason: 'private' | 'collected' | null) => ({ metrics: {}, reason, till: null });
  expect(whyMissing({ socialCalculations: { FACEBOOK: account('private') } }, 'trust')).toBe('noAccount');
  expect(whyMissing({ socialCalculations: { TRUSTPILOT: account('private') } }, 'trust')).toBe('failed');
  expect(whyMissing({ socialCalculations: { TRUSTPILOT: account(null) } }, 'trust')).toBe('noFigures');
  expect(whyNoFigure({ socialCalculations: {} }, 'TIKTOK')).toBe('noAccount');
});
