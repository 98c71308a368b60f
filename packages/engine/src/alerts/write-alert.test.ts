import type { AlertAbout } from '@soundings/contract/projects/alerts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber } from './alert-words.ts';
import { writeAlert } from './write-alert.ts';

const days = { from: '2026-11-14', till: '2026-11-20', formerFrom: '2026-11-07', formerTill: '2026-11-13' };
const score: AlertAbout = {
  ...{ kind: 'score', ...days, brand: 'Havgus', count: 3, score: 'passion', value: 61.86, former: 55.64 },
  ...{ margin: 2.31, rank: 2, formerRank: 4 },
};
const said = (about: AlertAbout) => (['en', 'de'] as const).map((language) => writeAlert(about, language));

describe('an alert in words', () => {
  it('gives a change with its interval, ranks and ranges, as figures are shown', () => {
    expect(said(score)).toEqual([
      {
        title: 'Havgus’ engagement rose by 6.3 points to 61.9',
        detail:
          'From 55.6 to 61.9; 95% interval of the change: 4.0 to 8.6 points. That is more than its usual ups and downs. Rank 4 before, 2 now. 14 November 2026 to 20 November 2026, compared with 7 November 2026 to 13 November 2026.',
      },
      {
        title: 'Havgus ist beim Engagement um 6,3 Punkte auf 61,9 gestiegen',
        detail:
          'Von 55,6 auf 61,9; 95-%-Intervall der Veränderung: 4,0 bis 8,6 Punkte. Das ist mehr als das übliche Auf und Ab. Zuvor Platz 4, jetzt 2. 14. November 2026 bis 20. November 2026, verglichen mit 7. November 2026 bis 13. November 2026.',
      },
    ]);
    const fell = writeAlert({ ...score, value: 50, rank: null } as AlertAbout, 'en');
    expect(fell.title).toBe('Havgus’ engagement fell by 5.6 points to 50.0');
    expect(fell.detail).toContain('−7.9 to −3.3 points');
    expect(fell.detail).not.toContain('Rank');
  });

  it('gives a post with what is usual, and what it says where that is known', () => {
    const post = (more: object) => ({
      ...{
        kind: 'post',
        brand: 'Havgus',
        count: 3,
        network: 'INSTAGRAM',
        postId: 'p1',
        publishedOn: '2026-11-18',
        text: 'First snow',
      },
      ...{ interactions: 8400, usual: 310.5, posts: 64, from: days.from, till: days.till, ...more },
    });
    expect(said(post({}) as AlertAbout)).toEqual([
      {
        title: 'Havgus’ post on Instagram earned 8,400 interactions, 27 times the usual',
        detail:
          'Published on 18 November 2026: “First snow”. Half of the 64 posts of these 90 days earned 311 or fewer.',
      },
      {
        title: 'Havgus: Ein Beitrag bei Instagram erzielte 8.400 Interaktionen, das 27-Fache des Üblichen',
        detail:
          'Veröffentlicht am 18. November 2026: „First snow“. Die Hälfte der 64 Beiträge dieser 90 Tage erzielte höchstens 311.',
      },
    ]);
    expect(writeAlert(post({ text: null }) as AlertAbout, 'en').detail).toMatch(
      /^Published on 18 November 2026\. Half/,
    );
    expect(writeAlert(post({ usual: 0 }) as AlertAbout, 'en').title).toBe(
      'Havgus’ post on Instagram earned 8,400 interactions, where most earn none',
    );
  });

  it('counts accounts, answers and feedback, one or more', () => {
    const source = (accounts: number, brands: string[]): AlertAbout => ({
      ...{ kind: 'source', network: 'YOUTUBE', reason: 'keyInvalid', accounts, brands },
    });
    expect(said(source(1, ['Havgus'])).map(({ title }) => title)).toEqual([
      'YouTube: 1 account couldn’t be collected any more',
      'YouTube: Von einem Konto lassen sich keine Daten mehr erheben',
    ]);
    expect(writeAlert(source(12, ['Havgus', 'Isbod', 'Lumi']), 'en').detail).toBe(
      'Havgus, Isbod, Lumi and 9 more accounts. The key isn’t valid or has expired. Figures collected before are kept.',
    );
    const answers: AlertAbout = { kind: 'answers', respondents: 1200, messages: 1, isFirst: false };
    expect(said(answers).map(({ detail }) => detail)).toEqual([
      '1,200 respondents, 1 message.',
      '1.200 Befragte, 1 Botschaft.',
    ]);
    expect(writeAlert({ kind: 'feedback', likes: 2, comments: 1 }, 'en').title).toBe(
      'New feedback: 2 likes and 1 comment',
    );
    expect(writeAlert({ kind: 'feedback', likes: 0, comments: 1 }, 'de').title).toBe('Neue Rückmeldungen: 1 Kommentar');
  });

  it('says of a quota how much is used and when it starts again', () => {
    const quota = (step: 80 | 100): AlertAbout => ({
      ...{ kind: 'quota', whose: 'COMPANY', step, used: 81_000, limit: 100_000, resetsOn: '2026-12-01' },
    });
    expect(said(quota(80)).map(({ title }) => title)).toEqual([
      'Your company’s AI quota for this month is 80% used',
      'Das KI-Kontingent Ihres Unternehmens für diesen Monat ist zu 80 % verbraucht',
    ]);
    expect(writeAlert(quota(100), 'en')).toEqual({
      title: 'Your company’s AI quota for this month is used up',
      detail: '81,000 of 100,000 tokens. It starts again on 1 December 2026.',
    });
  });
});

it('counts days as the calendar of the platform does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
      const text = new globalThis.Date(day * 86_400_000).toISOString().slice(0, 10);
      fc.pre(/^\d{4}-/.test(text));
      expect(dayNumber(text)).toBe(day);
    }),
  );
});
