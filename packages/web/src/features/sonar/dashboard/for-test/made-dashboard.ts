import { addDays } from '@soundings/contract/sonar/calendar';
import type { OpeningDates } from '@soundings/contract/sonar/collect';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { Trend, Why } from '@soundings/contract/sonar/scores';
import { createDashboardApi, type DashboardApi } from '../dashboard.api.ts';
import { type Dashboard, toBrands } from '../dashboard.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { madeCalculations, seeded } from './made-calculations.ts';

const nothing = () => {};

export const madeDashboard = (count: number, search: DashboardSearch = {}): Dashboard => {
  const calculations = madeCalculations(count);
  const brands = toBrands(calculations.rows, search);
  return {
    source: { ...madeSource(count), projectId: null },
    calculations,
    ranges: calculations.ranges,
    brands,
    shown: brands.filter(({ isHidden }) => !isHidden),
    search,
    change: nothing,
    mark: nothing,
    hide: nothing,
    select: nothing,
    explain: nothing,
    canEdit: false,
    isSlim: true,
    logoOf: () => null,
  };
};

const madeTrend = (score: ScoreName, ids: readonly string[], brands: number, isWeekly: boolean): Trend => {
  const rows = madeCalculations(brands).rows;
  const days = Array.from({ length: 40 }, (_, index) => addDays('2026-11-19', (index - 39) * 4));
  const lines = ids.map((initDataId) => {
    const end = rows.find((row) => row.initDataId === initDataId)?.[score].score ?? null;
    const random = seeded(Number(initDataId.slice(-6)));
    let level = end ?? 50;
    const back = days.map(() => {
      const at = level;
      level = Math.min(100, Math.max(0, level + 4 * (random() - 0.5)));
      return end === null ? null : at;
    });
    return { initDataId, scores: back.reverse() };
  });
  return { days, lines, isWeekly };
};

const madeWhy = (initDataId: string, score: ScoreName, brands: number): Why => {
  const { rows, reference } = madeCalculations(brands);
  const value = rows.find((row) => row.initDataId === initDataId)?.[score];
  if (value === undefined) throw new Error('no such brand');
  const whole = (value.score ?? 50) - 50;
  const part = {
    key: 'interactions' as const,
    score: null,
    value: 1204,
    prevValue: 1100,
    typical: 800,
    unit: 'count' as const,
    points: 60,
  };
  const networks = [
    { ...part, network: 'FACEBOOK' as const, weight: 0.4, contribution: whole * 1.5, parts: [] },
    { ...part, network: 'INSTAGRAM' as const, weight: 0.4, contribution: whole * -0.5, parts: [] },
  ];
  const days = Array.from({ length: 60 }, (_, index) => addDays('2026-11-19', index - 59));
  const random = seeded(7);
  return {
    initDataId,
    score,
    value,
    parts: networks,
    missing: [
      { network: 'TIKTOK', reason: 'noAccount' },
      { network: 'YOUTUBE', reason: 'private' },
    ],
    unlike: [],
    standIns: [],
    confidence: { share: value.confidence, known: value.confidence / 0.9, days: 0.9 },
    provisional: false,
    reference,
    carried: [],
    series: [
      {
        network: 'FACEBOOK',
        metric: 'interactions',
        kind: 'flow',
        days,
        values: days.map(() => (random() < 0.1 ? null : Math.round(300 * random()))),
        sources: ['demo'],
        till: '2026-11-19',
        knownDays: 7,
        rangeDays: 7,
        cap: 280,
      },
    ],
  };
};

export const madeDates: OpeningDates = { ...madeCalculations(1).dates, opensOn: '2026-11-19', periodDays: null };

export const madeSource = (brands: number): DashboardApi =>
  createDashboardApi(
    ['sonar', `made-${brands}`],
    { key: ['project', 'made'], ask: () => new Promise(() => {}) },
    'made',
    {
      dates: async () => madeDates,
      calculations: async ({ ranges }) => madeCalculations(brands, ranges),
      trend: async ({ score, ids, ranges: { comparable } }) =>
        madeTrend(score, ids, brands, comparable.startDate === comparable.endDate),
      why: async ({ initDataId, score }) => madeWhy(initDataId, score, brands),
      views: async () => ({ views: [] }),
      timeline: async () => ({ marks: [] }),
      keepPeriod: async () => {},
      exportTable: async () => {},
      download: async () => {},
      ask: () => new Promise(() => {}),
      logo: { address: () => '' },
    },
  );
