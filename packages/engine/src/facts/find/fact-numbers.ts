import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import type { FactNumber } from '../fact.ts';
import type { Driver, Finding } from './finding.ts';
import type { Change, Market } from './market.ts';

const named = ({ brands }: Market, brand: number): readonly string[] => [brands[brand]!.name];

const changeNumbers = (change: Change | null, score: FactNumber['score']): FactNumber[] =>
  change === null
    ? []
    : [
        { value: change.value, unit: 'score', ...(score && { score }) },
        { value: change.former, unit: 'score', ...(score && { score }) },
        {
          value: shownDifference(change.value, change.former),
          unit: 'points',
          isChange: true,
          ...(score && { score }),
        },
        ...(change.rank > 0 ? [{ value: change.rank, unit: 'rank' as const, ...(score && { score }) }] : []),
        ...(change.formerRank > 0
          ? [{ value: change.formerRank, unit: 'rank' as const, ...(score && { score }) }]
          : []),
      ];

export const namedProvisional = 5;

const driverNumbers = ({ now, before, unit }: Driver): FactNumber[] => {
  const as = unit === 'percent' ? 'percent' : unit === 'stars' ? 'stars' : 'count';
  const both = [now, before].flatMap((value) => (value === null ? [] : [{ value, unit: as } as const]));
  if (unit === 'percent') return [...both, { value: 30, unit: 'days', brands: [] }];
  return now === null || before === null ? both : [...both, { value: now - before, unit: as, isChange: true }];
};

export function numbersOf(market: Market, finding: Finding): FactNumber[] {
  switch (finding.kind) {
    case 'market':
      return [finding.rose, finding.fell, finding.steady, finding.unknown, finding.total].map((value) => ({
        value,
        unit: 'count',
      }));
    case 'leader': {
      const { score, value, second, because, former } = finding;
      const first = named(market, finding.brand);
      return [
        { value, unit: 'score', score, brands: first },
        { value: 1, unit: 'rank', score, brands: first },
        ...(former === null ? [] : [{ value: 1, unit: 'rank' as const, score, brands: named(market, former) }]),
        ...(second
          ? [
              { value: second.value, unit: 'score' as const, score, brands: named(market, second.brand) },
              { value: 2, unit: 'rank' as const, score, brands: named(market, second.brand) },
              { value: Math.abs(shownDifference(value, second.value)), unit: 'points' as const, score },
            ]
          : []),
        ...(because ? [{ value: because.value, unit: 'score' as const, score: because.score, brands: first }] : []),
      ];
    }
    case 'standing': {
      const { score, value, rank, of, change, above } = finding;
      const own = named(market, finding.brand);
      return [
        { value, unit: 'score', score, brands: own },
        { value: rank, unit: 'rank', score, brands: own },
        { value: of, unit: 'count', brands: [] },
        ...changeNumbers(change, score).map((number) => ({ ...number, brands: own })),
        ...(above
          ? [
              { value: above.points, unit: 'points' as const, score },
              {
                value: market.scoreOf(above.brand, score)!,
                unit: 'score' as const,
                score,
                brands: named(market, above.brand),
              },
            ]
          : []),
      ];
    }
    case 'best':
    case 'worst':
      return [
        { value: finding.value, unit: 'score', score: finding.score },
        { value: finding.rank, unit: 'rank', score: finding.score },
        { value: finding.of, unit: 'count', brands: [] },
      ];
    case 'mover':
      return [...changeNumbers(finding.change, finding.score), ...finding.drivers.flatMap(driverNumbers)];
    case 'gap': {
      const { lever, now, target, beyond, gain } = finding;
      const unit =
        lever === 'posts' ? 'perWeek' : lever === 'response' ? 'perPost' : lever === 'rating' ? 'stars' : 'count';
      return [
        { value: now, unit },
        { value: target, unit, brands: [] },
        { value: shownDifference(target, now), unit },
        ...(beyond === null ? [] : [{ value: beyond, unit, brands: [] } as const]),
        { value: gain, unit: 'points', score: 'powerrank' },
        { value: 5, unit: 'count', brands: [] },
        { value: 30, unit: 'days', brands: [] },
      ];
    }
    case 'outlier':
      return [
        { value: finding.value, unit: 'count' },
        { value: finding.usual, unit: 'count' },
        { value: finding.value / finding.usual, unit: 'times' },
      ];
    case 'carried':
      return [
        { value: finding.share, unit: 'percent' },
        { value: finding.posts, unit: 'count' },
        ...[finding.value, finding.now, finding.before].map((value) => ({ value, unit: 'count' }) as const),
      ];
    case 'group':
      return [
        { value: finding.value, unit: 'score', brands: [] },
        ...(finding.former === null
          ? []
          : [
              { value: finding.former, unit: 'score' as const, brands: [] },
              {
                value: shownDifference(finding.value, finding.former),
                unit: 'points' as const,
                isChange: true as const,
                brands: [],
              },
            ]),
        { value: finding.brands, unit: 'count', brands: [] },
        { value: finding.place, unit: 'rank', brands: [] },
        { value: finding.of, unit: 'count', brands: [] },
      ];
    case 'voice':
      return [
        { value: finding.share, unit: 'percent' },
        { value: finding.place, unit: 'rank' },
        ...(finding.former === null
          ? []
          : [
              { value: finding.former, unit: 'percent' as const },
              {
                value: shownDifference(finding.share, finding.former),
                unit: 'percentagePoints' as const,
                isChange: true as const,
              },
            ]),
      ];
    case 'difference': {
      const { score, value, otherValue } = finding;
      return [
        { value, unit: 'score', score, brands: named(market, finding.brand) },
        { value: otherValue, unit: 'score', score, brands: named(market, finding.other) },
        { value: Math.abs(shownDifference(value, otherValue)), unit: 'points', score },
      ];
    }
    case 'figure': {
      const unit = finding.metric === 'score' ? 'stars' : 'count';
      return [
        { value: finding.value, unit },
        ...(finding.former === null ? [] : [{ value: finding.former, unit } as const]),
        { value: finding.place, unit: 'rank' },
        { value: finding.of, unit: 'count', brands: [] },
      ];
    }
    case 'turn':
      return [finding.from, finding.to].map((value) => ({ value, unit: 'score', score: finding.score }));
    case 'lost':
      return [];
    case 'hole':
      return [
        { value: finding.missing, unit: 'days' },
        { value: finding.of, unit: 'days' },
      ];
    case 'silence':
      return [
        { value: finding.before, unit: 'count' },
        { value: 0, unit: 'count' },
      ];
    case 'provisional':
    case 'unscored':
      return [finding.brands.length, finding.brands.length - namedProvisional].map((value) => ({
        value,
        unit: 'count',
        brands: [],
      }));
    case 'fresh':
      return [{ value: finding.behind.length, unit: 'count', brands: [] }];
    case 'longRun':
      return [
        { value: finding.percent, unit: 'percent', isChange: true },
        { value: finding.typical, unit: 'percent', brands: [] },
        { value: finding.days, unit: 'days', brands: [] },
        { value: finding.now, unit: 'count' },
        { value: finding.before, unit: 'count' },
      ];
  }
}
