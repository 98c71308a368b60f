import { describe, expect, it } from 'vitest';
import { createWallClock } from '#/platform/calendar/wall-clock.ts';
import { findFigure, findRole, networkIn, recogniseKind, recogniseMetric, recogniseNetwork } from './metric-words.ts';
import { isBlank, readClock, readDate, readMoment, readMonthOfYear, readNumber } from './read-cells.ts';

describe('a number', () => {
  it.each<[string, '.' | ',' | null, number]>([
    ['1234', null, 1234],
    ['1.234', null, 1234],
    ['1,234', null, 1234],
    ['1.234', ',', 1234],
    ['1.234', '.', 1.234],
    ['1.234.567', null, 1_234_567],
    ["1'234'567", null, 1_234_567],
    ['1 234 567', null, 1_234_567],
    ['1\u202f234', null, 1234],
    ['1.234,50', null, 1234.5],
    ['1,234.50', null, 1234.5],
    ['12,5', ',', 12.5],
    ['12,5', null, 12.5],
    ['1234.0', null, 1234],
    ['1e6', null, 1_000_000],
    ['−5', null, -5],
    ['0', null, 0],
    ['12,5', '.', Number.NaN],
    ['1,23,456', null, Number.NaN],
    ['12k', null, Number.NaN],
    ['12 %', null, Number.NaN],
    ['', null, Number.NaN],
  ])('of a count %j with the decimal mark %j is %d', (cell, mark, expected) => {
    expect(readNumber(cell, mark, true)).toBe(expected);
  });

  it('of a score has decimals where a count has thousands', () => {
    expect(readNumber('4.125', null, false)).toBe(4.125);
    expect(readNumber('4,125', ',', false)).toBe(4.125);
    expect(readNumber('4.125', ',', false)).toBe(4125);
  });

  it.each(['', ' ', '-', '–', 'n/a', 'N/A', 'k. A.', 'NULL', '#NV'])('is not told by %j', (cell) => {
    expect(isBlank(cell)).toBe(true);
  });
  it.each(['0', '0.0', 'x', 'none of it'])('is a value, or wrong, in %j', (cell) => expect(isBlank(cell)).toBe(false));
});

describe('a date', () => {
  it.each<[string, string]>([
    ['2026-05-31', '2026-05-31'],
    ['2026/5/1', '2026-05-01'],
    ['20260531', '2026-05-31'],
    ['31.05.2026', '2026-05-31'],
    ['1.5.26', '2026-05-01'],
    ['31/05/2026', '2026-05-31'],
    ['05/31/2026', '2026-05-31'],
    ['05-31-2026', '2026-05-31'],
    ['05/05/2026', '2026-05-05'],
    ['2016-06-23 09:30:00', '2016-06-23'],
    ['2016-06-23T23:30:00.000Z', '2016-06-23'],
    ['2016-06-23T23:30:00+0000', '2016-06-23'],
    ['31.05.2026, 14:05', '2026-05-31'],
    ['5/31/2026 2:05 PM', '2026-05-31'],
    ['12. März 2016', '2016-03-12'],
    ['March 12, 2016', '2016-03-12'],
    ['12-Dec-16', '2016-12-12'],
    ['2024-02-29', '2024-02-29'],
    ['2026-05', '2026-05'],
    ['05/2026', '2026-05'],
    ['5.2026', '2026-05'],
    ['Mai 2026', '2026-05'],
    ['Dec 2016', '2016-12'],
    ['May-26', '2026-05'],
    ['Dez-26', '2026-12'],
  ])('%j is %s', (cell, expected) => {
    expect(readDate(cell, null)).toEqual({ kind: expected.length === 10 ? 'day' : 'month', text: expected });
  });

  it('with slashes has the order that is known', () => {
    expect(readDate('05/06/2026', 'dayFirst')).toMatchObject({ text: '2026-06-05' });
    expect(readDate('05/06/2026', 'monthFirst')).toMatchObject({ text: '2026-05-06' });
    expect(readDate('05/06/2026', null)).toBe('eitherOrder');
    expect(readDate('05/31/2026', 'dayFirst')).toBe('notADate');
  });

  it.each(['12 May', '12-May', 'May 1', 'May 26', '1. Mai', 'Dez 26', '26-05-01', '01-05-26'])(
    '%j leaves its year open',
    (cell) => {
      for (const order of [null, 'dayFirst', 'monthFirst'] as const) expect(readDate(cell, order)).toBe('noYear');
    },
  );

  it.each(['2026-02-29', '31.04.2026', '2026-13-01', '2026-13', '13/13/2026', '12', 'soon', '', '45000', 'May'])(
    '%j is none',
    (cell) => expect(readDate(cell, null)).toBe('notADate'),
  );

  it.each<[string, number | null]>([
    ['1', 1],
    ['12', 12],
    ['05', 5],
    ['Dezember', 12],
    ['März', 3],
    ['0', null],
    ['13', null],
    ['', null],
  ])('in a column of months %j is %s', (cell, month) => expect(readMonthOfYear(cell)).toBe(month));
});

describe('a word', () => {
  it.each([
    ['Facebook', 'FACEBOOK'],
    ['fb', 'FACEBOOK'],
    ['Insta', 'INSTAGRAM'],
    ['X', 'TWITTER'],
    ['X (Twitter)', 'TWITTER'],
    ['TikTok', 'TIKTOK'],
    ['tik tok', 'TIKTOK'],
    ['LinkedIn', 'LINKEDIN'],
    ['YouTube', 'YOUTUBE'],
    ['https://www.facebook.com', 'FACEBOOK'],
    ['Myspace', null],
  ])('%j is the network %s', (text, network) => expect(recogniseNetwork(text)).toBe(network));

  it.each([
    ['Followers', 'followers'],
    ['Fans', 'followers'],
    ['Page_T_Likes', 'followers'],
    ['Anzahl Follower', 'followers'],
    ['Abonnenten', 'followers'],
    ['Beiträge', 'posts'],
    ['T_Interactions', 'interactions'],
    ['Kommentare', 'comments'],
    ['Mitarbeiter', 'employees'],
    ['TrustScore', 'score'],
    ['number of reviews', 'reviews'],
    ['mood', null],
  ])('%j is the figure %s', (text, metric) => expect(recogniseMetric(text)).toBe(metric));

  it.each([
    ['facebook followers', 'followers', 'FACEBOOK'],
    ['fb_fans', 'followers', 'FACEBOOK'],
    ['Followers (Instagram)', 'followers', 'INSTAGRAM'],
    ['Anzahl Follower bei LinkedIn', 'followers', 'LINKEDIN'],
    ['TikTok likes', 'interactions', 'TIKTOK'],
    ['X followers', 'followers', 'TWITTER'],
    ['comments', 'comments', null],
  ])('%j heads the figure %s of %s', (text, metric, network) => expect(findFigure(text)).toEqual({ metric, network }));

  it('heads no figure where it names none', () => {
    expect(findFigure('facebook')).toBeNull();
    expect(findFigure('Bemerkung')).toBeNull();
    for (const heading of [
      'Followers (%)',
      'Followers (T)',
      'Fans +/-',
      'Δ followers',
      'Follower-Wachstum',
      'Posts (total)',
    ])
      expect(findFigure(heading), heading).toBeNull();
    expect(recogniseMetric('Engagement (%)')).toBeNull();
    expect(findFigure('Total interactions')).toEqual({ metric: 'interactions', network: null });
    expect(findRole('Datum')).toBe('date');
    expect(findRole('Unternehmen')).toBe('company');
    expect(networkIn('export-facebook-daily.csv')).toBe('FACEBOOK');
    expect(networkIn('daily.csv')).toBeNull();
    expect(networkIn('instagram_facebook_report.csv')).toBeNull();
  });
});

describe('the moment of a post', () => {
  const inBerlin = createWallClock('Europe/Berlin');

  it.each([
    ['2026-05-12 20:15:30', '2026-05-12T18:15:30Z', '2026-05-11T22:00Z'],
    ['12.05.2026, 0:05', '2026-05-11T22:05:00Z', '2026-05-11T22:00Z'],
    ['5/12/2026 8:05 PM', '2026-05-12T18:05:00Z', '2026-05-11T22:00Z'],
    ['5/12/2026 12:05 a.m.', '2026-05-11T22:05:00Z', '2026-05-11T22:00Z'],
    ['2026-05-12T20:15:30.123+0200', '2026-05-12T18:15:30Z', '2026-05-11T22:00Z'],
    ['2026-05-12T23:30:00-05:00', '2026-05-13T04:30:00Z', '2026-05-12T05:00Z'],
    ['2026-05-12T00:00:00Z', '2026-05-12T00:00:00Z', '2026-05-12T00:00Z'],
  ])('in %s of Berlin is known, with its day there', (cell, time, from) => {
    const before = new Date(Date.parse(from) + 24 * 3_600_000);
    expect(readMoment(cell, '2026-05-12', inBerlin)).toEqual({
      ...{ publishedAt: new Date(time), isTimed: true },
      day: { from: new Date(from), before },
    });
  });

  it('is of a day of 25 hours where summer time ends', () => {
    const { day } = readMoment('2026-10-25 02:30', '2026-10-25', inBerlin);
    expect(day).toEqual({ from: new Date('2026-10-24T22:00Z'), before: new Date('2026-10-25T23:00Z') });
  });

  it.each(['2026-05-12', '12.05.2026', '2026-05-12 00:00:00', '2026-05-12 25:00', '2026-05-12 25:00Z', 'May 12, 2026'])(
    'in %s is its day alone, as UTC has it',
    (cell) => {
      const day = { from: new Date('2026-05-12T00:00Z'), before: new Date('2026-05-13T00:00Z') };
      const alone = { publishedAt: day.from, isTimed: false, day };
      expect(readMoment(cell, '2026-05-12', inBerlin)).toEqual(alone);
    },
  );

  it.each([
    ['2026-05-12 20:15', 'bare'],
    ['12.05.2026, 8:05', 'bare'],
    ['5/12/2026 12:05 a.m.', 'bare'],
    ['2026-05-12T20:15Z', 'zoned'],
    ['2026-05-12T20:15+02:00', 'zoned'],
    ['2026-05-12 00:00:00', null],
    ['2026-05-12 25:00', null],
    ['2026-05-12', null],
    ['', null],
  ])('%s has a clock that is %s', (cell, clock) => expect(readClock(cell)).toBe(clock));
});

it.each([
  ['Photo', 'photo'],
  ['Bild', 'photo'],
  ['CAROUSEL_ALBUM', 'album'],
  ['Reels', 'reel'],
  ['status', 'text'],
  ['Umfrage', 'other'],
] as const)('%s is a post of the kind %s', (cell, kind) => expect(recogniseKind(cell)).toBe(kind));
