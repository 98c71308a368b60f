import { type MetricName, networkMetrics } from '@soundings/contract/sonar/metrics';
import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { CalculationRow, Calculations, DateRanges, Score } from '@soundings/contract/sonar/scores';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';

const names = [
  'Tundra & Co',
  'Havgus',
  'Nordvandrer',
  'Skovtur',
  'Fjeldholm',
  'Rimfrost',
  'Bølgeskov',
  'Klint',
  'Aurland',
  'Vestkystens Friluftsliv og Søn',
  'Vinterhi',
  'Hedeland',
];
const groups = ['Outdoor', 'Retail', 'Sports', 'Direct'];
const types = ['All', 'Broad', 'Narrow'] as const;
const countries = ['DK', 'SE', 'NO', 'DE'] as const;

export const madeRanges: DateRanges = {
  comparable: { startDate: '2026-11-13', endDate: '2026-11-19' },
  compareTo: { startDate: '2026-11-06', endDate: '2026-11-12' },
};

const missing: Score = {
  score: null,
  prevScore: null,
  trend: null,
  rank: null,
  prevRank: null,
  placesUp: null,
  confidence: 0,
};

const madeSocials = (random: () => number): CalculationRow['socialCalculations'] => {
  const given = socialNetworks.filter(() => random() < 0.8);
  const ofNetwork = (network: SocialNetwork) => {
    if (random() < 0.1) return { metrics: {}, reason: 'private' as const, till: null };
    const figures = Object.keys(networkMetrics[network]).map((metric) => {
      const comparable = metric === 'score' ? 1 + 4 * random() : Math.round(10 ** (1 + 5 * random()));
      const compareTo = random() < 0.1 ? null : comparable * (0.8 + 0.4 * random());
      return [metric, { comparable, compareTo, trend: compareTo === null ? null : comparable - compareTo }];
    });
    const metrics = Object.fromEntries(figures) as Record<MetricName, never>;
    return { metrics, reason: random() < 0.5 ? ('collected' as const) : null, till: '2026-11-19' };
  };
  return Object.fromEntries(given.map((network) => [network, ofNetwork(network)]));
};

const madeScore = (random: () => number): Score => {
  if (random() < 0.06) return missing;
  const score = 15 + 75 * random();
  const prevScore = Math.min(100, Math.max(0, score + 5 * (random() - 0.5)));
  return {
    score,
    prevScore,
    trend: 2 * score - prevScore,
    rank: null,
    prevRank: null,
    placesUp: null,
    confidence: random() ** 0.4,
  };
};

const rank = (rows: CalculationRow[], name: (typeof scoreNames)[number]) => {
  const sign = name === 'friction' ? 1 : -1;
  for (const [of, to] of [
    ['score', 'rank'],
    ['prevScore', 'prevRank'],
  ] as const) {
    const values = rows.flatMap((row) => row[name][of] ?? []).sort((one, other) => sign * (one - other));
    for (const row of rows) {
      const value = row[name][of];
      row[name] = { ...row[name], [to]: value === null ? null : values.indexOf(value) + 1 };
    }
  }
  for (const row of rows) {
    const { rank: now, prevRank: before } = row[name];
    row[name] = { ...row[name], placesUp: now === null || before === null ? null : before - now };
  }
};

const madeRow = (index: number, random: () => number): CalculationRow => {
  const round = Math.floor(index / names.length);
  const name = `${names[index % names.length]}${round === 0 ? '' : ` ${round + 1}`}`;
  const scores = Object.fromEntries(scoreNames.map((score) => [score, madeScore(random)])) as Record<
    (typeof scoreNames)[number],
    Score
  >;
  return {
    initDataId: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    count: index + 1,
    domain: `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.example`,
    brandCompany: name,
    groups: groups.filter(() => random() < 0.35),
    categories: [],
    country: countries[Math.floor(random() * countries.length)] ?? 'DK',
    competitorType: types[Math.floor(random() * types.length)] ?? 'All',
    inFocus: index < 4 || random() < 0.05,
    myCompany: index === 4,
    companyLogo: null,
    isActive: true,
    rank: null,
    provisional: false,
    rankSum: 0,
    prevRankSum: 0,
    ...scores,
    socialCalculations: madeSocials(random),
  };
};

export const madeCalculations = (brands: number, ranges: DateRanges = madeRanges): Calculations => {
  const random = seeded(brands);
  const rows = Array.from({ length: brands }, (_, index) => madeRow(index, random));
  for (const name of scoreNames) rank(rows, name);
  const places = (row: CalculationRow, of: 'rank' | 'prevRank') =>
    scoreNames.reduce((sum, name) => sum + (row[name][of] ?? brands), 0);
  return {
    projectName: 'Nordic Outdoor 2026',
    brand: 'Fjeldholm',
    ranges,
    dates: {
      collectedFrom: '2026-06-01',
      collectedTill: '2026-11-19',
      rangeType: 'DAILY_RANGE',
      demo: true,
      collectedOn: '2026-11-20T04:12:00.000Z',
      daily: true,
      brands,
    },
    reference: {
      version: 2,
      frozenOn: '2026-10-01T08:00:00.000Z',
      from: '2026-07-03',
      to: '2026-09-30',
      brands,
      brandsSince: 0,
      parts: [
        {
          frozenOn: '2026-10-01T08:00:00.000Z',
          from: '2026-07-03',
          to: '2026-09-30',
          measured: [{ key: 'posts', network: 'FACEBOOK', brands }],
        },
      ],
      open: [],
      correction: null,
    },
    rows: rows.map((row) => ({
      ...row,
      rank: row.powerrank.rank,
      rankSum: places(row, 'rank'),
      prevRankSum: places(row, 'prevRank'),
    })),
  };
};

/** Numbers of 0 to 1 that look random and are the same each time (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
