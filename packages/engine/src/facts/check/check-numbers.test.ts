import { describe, expect, it } from 'vitest';
import type { CheckableFact, FactLanguage } from '../fact.ts';
import { checkNumbers } from './check-numbers.ts';

const brands = ['Havgus', 'Fjeldholm', 'Nordvand', 'Isbod 7', 'O2'];

const facts: readonly CheckableFact[] = [
  {
    id: 'powerrank',
    brands: ['Havgus', 'Fjeldholm'],
    numbers: [
      { value: 72.44, unit: 'score', score: 'powerrank', brands: ['Havgus'] },
      { value: 65.02, unit: 'score', score: 'powerrank', brands: ['Fjeldholm'] },
      { value: 7.42, unit: 'points', score: 'powerrank' },
      { value: 1, unit: 'rank', score: 'powerrank', brands: ['Havgus'] },
      { value: 3, unit: 'rank', score: 'powerrank', brands: ['Fjeldholm'] },
      { value: 12, unit: 'count', brands: [] },
    ],
  },
  {
    id: 'trust-fell',
    brands: ['Nordvand'],
    numbers: [
      { value: 41.2, unit: 'score', score: 'trust' },
      { value: 54.9, unit: 'score', score: 'trust' },
      { value: -13.7, unit: 'points', score: 'trust', isChange: true },
      { value: 4.41, unit: 'stars' },
      { value: 2.9, unit: 'stars' },
    ],
    days: ['2026-11-13', '2026-11-19'],
  },
  {
    id: 'voice',
    brands: ['Havgus'],
    numbers: [
      { value: 31.4, unit: 'percent' },
      { value: 4.2, unit: 'percentagePoints', isChange: true },
    ],
  },
  {
    id: 'posts',
    brands: ['Fjeldholm'],
    numbers: [
      { value: 12, unit: 'perWeek' },
      { value: 18, unit: 'perWeek' },
      { value: 30, unit: 'perWeek', brands: ['Havgus'] },
      { value: 2.1, unit: 'points', score: 'powerrank', isChange: true },
    ],
  },
  {
    id: 'followers',
    brands: ['Isbod 7'],
    numbers: [
      { value: 1_234_567, unit: 'count' },
      { value: 88.1, unit: 'score', score: 'presence' },
    ],
  },
  {
    id: 'kiosk',
    brands: ['O2'],
    numbers: [
      { value: 9, unit: 'rank', score: 'interest' },
      { value: 23.6, unit: 'score', score: 'interest' },
    ],
  },
];

const check = (text: string, language: FactLanguage) =>
  checkNumbers(text, { facts, brands, own: 'Fjeldholm', language });

const isTrue: readonly (readonly [FactLanguage, string])[] = [
  ['en', 'Havgus leads the market with 72 points.'],
  ['en', 'Havgus (72.4) is 7.4 points ahead of Fjeldholm (65.0).'],
  ['en', 'Havgus ranks 1st of 12 brands, Fjeldholm is on rank 3.'],
  ['en', 'With 72 points, Havgus is first.'],
  ['en', 'Havgus and Fjeldholm have 72 and 65 points.'],
  ['en', 'The trust of Nordvand fell by 13.7 points, from 54.9 to 41.2.'],
  ['en', 'Nordvand lost 14 points of trust: its rating dropped from 4.4 to 2.9 stars.'],
  ['en', 'Nordvand. It lost 13.7 points between 13 November and 19 November 2026.'],
  ['en', 'Havgus has a share of voice of 31.4%, up 4.2 percentage points.'],
  ['en', 'We publish 18 posts a week, Havgus publishes 30.'],
  ['en', 'With 12 more posts a week we would gain 2.1 points.'],
  ['en', 'Isbod 7 has 1,234,567 followers, or about 1.2 million.'],
  ['en', 'O2 is in ninth place in interest, with 23.6 points.'],
  ['en', 'Havgus is ahead of Fjeldholm with 72 points.'],
  ['en', 'No number here, and nothing about brands either.'],
  ['en', 'Compared with Fjeldholm (65), Havgus has 72 points.'],
  ['en', 'Between 2026-11-13 and 2026-11-19 much has changed for Nordvand.'],
  ['en', 'Fjeldholm is third placed, and Havgus comes first.'],
  ['de', 'Havgus führt mit 72,4 Punkten vor Fjeldholm (65,0 Punkte).'],
  ['de', 'Havgus liegt auf Rang 1 von 12, Fjeldholm auf Platz 3.'],
  ['de', 'Das Vertrauen in Nordvand ist um 13,7 Punkte gefallen, von 54,9 auf 41,2.'],
  ['de', 'Nordvand fiel von 4,4 auf 2,9 Sterne.'],
  ['de', 'Der Anteil von Havgus liegt bei 31,4 %, 4,2 Prozentpunkte höher.'],
  ['de', 'Mit 12 Beiträgen mehr pro Woche gewinnen wir 2,1 Punkte.'],
  ['de', 'Isbod 7 hat 1.234.567 Follower, also rund 1,2 Mio.'],
  ['de', 'Seit dem 13. November hat Nordvand 14 Punkte verloren.'],
  ['de', 'O2 liegt beim Interesse an neunter Stelle.'],
  ['de', 'Vom 13.11. bis zum 19.11.2026 hat Nordvand verloren.'],
  ['de', 'Unser Vorsprung fehlt: Havgus hat 7,4 Punkte mehr als wir.'],
];

const isWrong: readonly (readonly [FactLanguage, string, string])[] = [
  // Digits.
  ['en', 'Havgus leads the market with 73 points.', 'number'],
  ['en', 'Havgus leads the market with 72.5 points.', 'number'],
  ['en', 'Havgus leads with 27 points.', 'number'],
  ['en', 'Havgus is 8 points ahead of Fjeldholm.', 'number'],
  ['en', 'The trust of Nordvand fell by 13.2 points.', 'number'],
  ['en', 'Nordvand fell from 55.9 to 41.2.', 'number'],
  ['en', 'Its rating dropped from 4.4 to 1.9 stars.', 'number'],
  ['en', 'Isbod 7 has 1,243,567 followers.', 'number'],
  ['en', 'Isbod 7 has 12 million followers.', 'number'],
  ['en', 'Isbod 7 has about 1.4 million followers.', 'number'],
  ['en', 'We publish 19 posts a week.', 'number'],
  ['en', 'With 21 more posts a week we would gain 2.1 points.', 'number'],
  ['en', 'Havgus ranks first of 112 brands.', 'number'],
  ['de', 'Havgus führt mit 74,2 Punkten.', 'number'],
  ['de', 'Havgus führt mit 724 Punkten.', 'number'],
  ['de', 'Nordvand fiel von 4,4 auf 2,7 Sterne.', 'number'],
  ['de', 'Isbod 7 hat 1.234.667 Follower.', 'number'],
  ['de', 'Isbod 7 hat rund 2,1 Mio. Follower.', 'number'],
  // Ranks.
  ['en', 'Havgus is on rank 2.', 'unit'],
  ['en', 'Fjeldholm ranks 4th of 12.', 'unit'],
  ['en', 'O2 is in eighth place in interest.', 'number'],
  ['en', 'Fjeldholm is number 12 in the market.', 'unit'],
  ['en', 'Fjeldholm has 3 points.', 'unit'],
  ['de', 'Fjeldholm liegt auf Platz 2.', 'unit'],
  ['de', 'Havgus liegt auf Rang 3.', 'brand'],
  ['de', 'O2 liegt an sechster Stelle.', 'number'],
  ['en', 'Fjeldholm comes first.', 'brand'],
  ['de', 'Fjeldholm liegt auf Rang 12.', 'unit'],
  // Percent against points.
  ['en', 'The trust of Nordvand fell by 13.7%.', 'unit'],
  ['en', 'The share of Havgus rose by 4.2 percent.', 'unit'],
  ['en', 'Havgus has 31.4 points of voice.', 'unit'],
  ['en', 'Havgus leads with 72%.', 'unit'],
  ['en', 'The share of Havgus rose by 4.2 points.', 'unit'],
  ['en', 'Havgus has a share of 31.4 percentage points.', 'unit'],
  ['de', 'Das Vertrauen in Nordvand fiel um 13,7 Prozent.', 'unit'],
  ['de', 'Der Anteil von Havgus stieg um 4,2 Prozent.', 'unit'],
  ['de', 'Havgus hat einen Anteil von 31,4 Punkten.', 'unit'],
  ['en', 'Havgus is seven percent ahead.', 'number'],
  // Brands swapped.
  ['en', 'Fjeldholm leads the market with 72 points.', 'brand'],
  ['en', 'Havgus (65.0) is ahead of Fjeldholm (72.4).', 'brand'],
  ['en', 'The trust of Havgus fell from 54.9 to 41.2.', 'brand'],
  ['en', 'Nordvand has 65 points.', 'brand'],
  ['en', 'O2 has 1,234,567 followers.', 'brand'],
  ['en', 'Havgus publishes 18 posts a week.', 'brand'],
  ['de', 'Fjeldholm führt mit 72,4 Punkten.', 'brand'],
  ['de', 'Bei Havgus fiel das Vertrauen um 13,7 Punkte.', 'brand'],
  ['de', 'Isbod 7 liegt beim Interesse auf Rang 9.', 'brand'],
  ['de', 'O2 hat einen Anteil von 31,4 %.', 'brand'],
  ['de', 'Wir haben 72 Punkte.', 'brand'],
  // Another score, direction, day.
  ['en', 'The trust of Havgus is 72.4.', 'score'],
  ['en', 'The reach of Nordvand fell by 13.7 points.', 'score'],
  ['en', 'The trust of Nordvand rose by 13.7 points.', 'direction'],
  ['de', 'Das Vertrauen in Nordvand stieg um 13,7 Punkte.', 'direction'],
  ['en', 'Nordvand began to fall on 14 November.', 'day'],
  ['de', 'Nordvand fällt seit dem 13.10.2026.', 'day'],
];

describe('numbers in a text', () => {
  it.each(isTrue)('%s: keeps "%s"', (language, text) => {
    const { kept, sentences } = check(text, language);
    expect(sentences.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(kept).toBe(text);
  });

  it('are caught where they are wrong: more than fifty of them', () => {
    expect(isWrong.length).toBeGreaterThanOrEqual(50);
  });

  it.each(isWrong)('%s: strikes "%s" (%s)', (language, text, reason) => {
    const { kept, sentences } = check(text, language);
    expect(sentences.flatMap(({ wrong }) => wrong.map((each) => each.reason))).toContain(reason);
    expect(kept).toBe('');
  });

  it('take their own sentence alone with them', () => {
    const text = 'Havgus leads with 72 points. Nordvand has 99 points.\n\nFjeldholm is on rank 3. O2 has 23.6 points.';
    const { kept, sentences } = check(text, 'en');
    expect(kept).toBe('Havgus leads with 72 points. Fjeldholm is on rank 3. O2 has 23.6 points.');
    expect(sentences.map(({ factIds }) => factIds)).toEqual([['powerrank'], [], ['powerrank'], ['kiosk']]);
  });

  it('are all struck where there is no fact', () => {
    expect(checkNumbers('There are 3 of them. Yes.', { facts: [], brands: [], language: 'en' }).kept).toBe('Yes.');
  });
});
