import { numbersOf } from './fact-numbers.ts';
import { explained, type Fact, type FactView, type Finding } from './finding.ts';
import type { Market, Verdict } from './market.ts';

export function toFact(market: Market, finding: Finding, verdict: Verdict | null, weight: number): Fact {
  const brands = brandsOf(finding).map((brand) => market.brands[brand]!.name);
  return {
    id: idOf(market, finding),
    brands,
    numbers: numbersOf(market, finding),
    days: [...daysOf(market), ...storyDays(finding)].map(dayText),
    finding,
    verdict,
    weight,
    view: viewOf(market, finding),
  };
}

/** Sweden writes days as YYYY-MM-DD. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' });
const dayText = (day: number): string => isoDay.format(day * 86_400_000);

const daysOf = ({ ranges: { comparable, compareTo } }: Market): number[] => [
  comparable.from,
  comparable.to,
  compareTo.from,
  compareTo.to,
];

function storyDays(finding: Finding): number[] {
  if (finding.kind === 'outlier' || finding.kind === 'carried') return [finding.day];
  if (finding.kind === 'fresh') return [finding.till];
  if (finding.kind === 'turn') return [finding.day];
  if (finding.kind === 'hole') return finding.begins === null ? [] : [finding.begins];
  return finding.kind === 'lost' && finding.till !== null ? [finding.till, finding.till + 1] : [];
}

function brandsOf(finding: Finding): number[] {
  if (finding.kind === 'leader')
    return [finding.brand, finding.second?.brand, finding.former].filter(
      (brand) => brand !== undefined && brand !== null,
    );
  if (finding.kind === 'standing') return [finding.brand, ...(finding.above ? [finding.above.brand] : [])];
  if (finding.kind === 'group') return [finding.best];
  if (finding.kind === 'difference') return [finding.brand, finding.other];
  if (finding.kind === 'provisional' || finding.kind === 'unscored') return [...finding.brands];
  if (finding.kind === 'fresh') return [...finding.behind];
  return 'brand' in finding ? [finding.brand] : [];
}

const idOf = ({ brands }: Market, finding: Finding): string => {
  const parts: string[] = [finding.kind];
  if ('group' in finding) parts.push(finding.group);
  if ('brand' in finding) parts.push(brands[finding.brand]!.id);
  for (const key of ['score', 'metric', 'network', 'lever', 'other'] as const) {
    if (key in finding) parts.push(String((finding as unknown as Record<string, unknown>)[key]));
  }
  return parts.join(':');
};

function viewOf(market: Market, finding: Finding): FactView | null {
  switch (finding.kind) {
    case 'market':
      return { tab: 'powerrank' };
    case 'leader':
    case 'mover':
    case 'standing':
    case 'best':
    case 'worst':
    case 'turn':
    case 'difference':
      return explained(market, finding.brand, finding.score);
    case 'figure':
      return finding.network === null ? { tab: 'data' } : { tab: 'data', network: finding.network };
    case 'gap':
      return explained(market, finding.brand, scoreOfLever[finding.lever]);
    case 'group':
      return { tab: 'powerrank', isByGroup: true };
    case 'carried':
      return { tab: 'posts', network: finding.network, ofBrand: market.brands[finding.brand]!.count };
    case 'outlier':
    case 'silence':
    case 'longRun':
    case 'lost':
    case 'hole':
      return { tab: 'data', network: finding.network };
    case 'voice':
      return { tab: 'interest' };
    case 'provisional':
    case 'unscored':
    case 'fresh':
      return { tab: 'data' };
  }
}

const scoreOfLever = {
  posts: 'energy',
  response: 'passion',
  followers: 'presence',
  growth: 'interest',
  rating: 'trust',
} as const;
