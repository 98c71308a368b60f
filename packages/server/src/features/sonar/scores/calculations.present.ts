import { provisionalUnder, scoreNames } from '@soundings/contract/sonar/score-choices';
import type {
  CalculationRow,
  Calculations,
  ReferenceFacts,
  Score,
  ShortGrowth,
  SocialFigure,
} from '@soundings/contract/sonar/scores';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { toWindow, type Window } from '@soundings/engine/score/brand-window';
import type { Calculation, ScoreRanges } from '@soundings/engine/score/calculate';
import { hasFigures, openKeys } from '@soundings/engine/score/freeze-reference';
import { type QuantityKey, quantities, quantityIndex } from '@soundings/engine/score/quantities';
import type { ScoreSums } from '@soundings/engine/score/score-sums';
import { findShortGrowth } from '@soundings/engine/score/short-growth';
import type { SocialFigureOf } from '@soundings/engine/score/social-figures';
import { socialFigures } from '@soundings/engine/score/social-figures';
import type { Steps } from '@soundings/engine/steps';
import { networkBits } from '../brands/brand-rows.ts';
import { pictureName } from '../brands/brands.present.ts';
import { dayFromNumber } from '../days.ts';
import type { CountedAccount } from '../metrics/accounts.store.ts';
import type { LoadedScores, Roll } from './loaded-scores.ts';
import type { Brand } from './scores.store.ts';
import type { ReferenceRow } from './scores.tables.ts';

const known = (value: number): number | null => (Number.isNaN(value) ? null : value);
const rounded = (value: number | null, parts: number): number | null =>
  value === null ? null : Math.round(value * parts) / parts;
const toRank = (rank: number): number | null => (rank === 0 ? null : rank);

export const presentScore = (calculation: Calculation, brand: number, score: number): Score => {
  const at = score * calculation.brands + brand;
  const now = rounded(known(calculation.scores[at]!), 1e6);
  const before = rounded(known(calculation.prevScores[at]!), 1e6);
  return {
    score: now,
    prevScore: before,
    trend: now === null || before === null ? now : rounded(2 * now - before, 1e6),
    rank: toRank(calculation.ranks[at]!),
    prevRank: toRank(calculation.prevRanks[at]!),
    placesUp: calculation.ranks[at]! > 0 && calculation.prevRanks[at]! > 0 ? calculation.placesUp[at]! : null,
    confidence: rounded(calculation.confidence[at]!, 1e6)!,
    ...(calculation.unlike[at] === 1 && { isUnlike: true as const }),
  };
};

export const presentReference = ({
  reference,
  roll,
  sums,
}: Pick<LoadedScores, 'reference' | 'roll' | 'sums'>): Calculations['reference'] =>
  reference && referenceFacts(reference, roll, sums);

const presentQuantity = (key: QuantityKey): Pick<ReferenceFacts['open'][number], 'key' | 'network'> => {
  const { name, network } = quantities[quantityIndex(key)]!;
  return { key: name === 'allFollowers' ? 'followers' : name, network };
};

const referenceParts = ({ frozenOn, fromDay, toDay, body }: ReferenceRow): ReferenceFacts['parts'] => {
  const { scales, later } = body;
  const since = new Set(later.flatMap(({ keys }) => keys));
  const first = quantities.map(({ key }) => key).filter((key) => scales[key].n > 0 && !since.has(key));
  const measured = (keys: readonly QuantityKey[]) =>
    keys.map((key) => ({ ...presentQuantity(key), brands: scales[key].n }));
  return [
    { frozenOn: frozenOn.toISOString(), from: fromDay, to: toDay, measured: measured(first) },
    ...later.map(({ on, baseline, keys }) => ({
      frozenOn: on,
      from: dayFromNumber(baseline.from),
      to: dayFromNumber(baseline.to),
      measured: measured(keys),
    })),
  ].filter((part) => part.measured.length > 0);
};

const referenceFacts = (reference: ReferenceRow, { brands, scored }: Roll, sums: ScoreSums): ReferenceFacts => {
  const inIt = new Set(reference.brands);
  const { body } = reference;
  return {
    version: reference.version,
    frozenOn: reference.frozenOn.toISOString(),
    from: reference.fromDay,
    to: reference.toDay,
    brands: inIt.size,
    brandsSince: brands.filter(({ id }) => !inIt.has(id)).length,
    parts: referenceParts(reference),
    open: openKeys(scored, body)
      .filter((key) => hasFigures(sums, key))
      .map(presentQuantity),
    correction: body.correction ?? null,
  };
};

/** What is counted is whole, also as the mean of a range; only stars have decimals. The change is that of the shown figures. */
const shortFigure = ({ metric, days, trend, ...figure }: SocialFigureOf): SocialFigure => {
  const parts = metric === 'score' ? 1000 : 1;
  const [comparable, compareTo] = [rounded(figure.comparable, parts), rounded(figure.compareTo, parts)];
  const isKnown = comparable !== null && compareTo !== null;
  return {
    comparable,
    compareTo,
    trend: trend === null || !isKnown ? null : rounded(comparable - compareTo, 1000),
    ...(days !== null && (comparable !== null || compareTo !== null) && { days }),
  };
};

type Socials = CalculationRow['socialCalculations'];

const presentSocials = (
  { sums, roll }: LoadedScores,
  brand: number,
  ranges: ScoreRanges,
  accounts: readonly CountedAccount[],
): Socials => {
  const reasons = new Map(accounts.map(({ network, reason }) => [network, reason]));
  const socials: Socials = {};
  const lastDays = new Map<SocialNetwork, number>();
  const { linkedNetworks } = roll.brands[brand]!;
  for (const figure of socialFigures(sums, brand, ranges)) {
    const { network, metric, till } = figure;
    const found = socials[network] ?? { metrics: {}, reason: reasons.get(network) ?? null, till: null };
    socials[network] = found;
    found.metrics[metric] = shortFigure(figure);
    if (till !== null) lastDays.set(network, Math.max(till, lastDays.get(network) ?? till));
  }
  for (const [network, day] of lastDays) {
    const found = socials[network]!;
    found.till = dayFromNumber(day);
    if ((linkedNetworks & networkBits[network]) === 0) found.isWithoutLink = true;
  }
  return socials;
};

const presentBrand = ({ id, logoKey, linkedNetworks: _, ...brand }: Brand) => ({
  initDataId: id,
  ...brand,
  companyLogo: logoKey === null ? null : pictureName(logoKey),
});

const powerrank = scoreNames.indexOf('powerrank');

export const isProvisional = ({ scores, confidence, brands }: Calculation, brand: number): boolean => {
  const at = powerrank * brands + brand;
  return !Number.isNaN(scores[at]!) && confidence[at]! < provisionalUnder;
};

type Windows = Readonly<Record<ShortGrowth['range'], Window>>;

export const toWindows = (sums: ScoreSums, { comparable, compareTo }: ScoreRanges): Windows => ({
  comparable: toWindow(sums, comparable),
  compareTo: toWindow(sums, compareTo),
});

/** Of the range itself, else of the one before, whose scores the change is told from. */
export const presentShortGrowth = (sums: ScoreSums, brand: number, windows: Windows): ShortGrowth | null => {
  for (const range of ['comparable', 'compareTo'] as const) {
    const found = findShortGrowth(sums, brand, windows[range]);
    if (found) return { range, ...found, networks: [...found.networks], since: dayFromNumber(found.since) };
  }
  return null;
};

export function* presentRowsInSteps(
  loaded: LoadedScores,
  calculation: Calculation,
  ranges: ScoreRanges,
): Steps<CalculationRow[]> {
  const { brands, accounts } = loaded.roll;
  const ofBrand = Map.groupBy(accounts, ({ brandId }) => brandId);
  const { sums } = loaded;
  const windows = toWindows(sums, ranges);
  const rows: CalculationRow[] = [];
  for (const [brand, found] of brands.entries()) {
    const scores = scoreNames.map((name, score) => [name, presentScore(calculation, brand, score)]);
    const shortGrowth = presentShortGrowth(sums, brand, windows);
    rows.push({
      ...presentBrand(found),
      isActive: calculation.isActive[brand] === 1,
      rank: toRank(calculation.ranks[powerrank * calculation.brands + brand]!),
      provisional: isProvisional(calculation, brand),
      rankSum: calculation.rankSum[brand]!,
      prevRankSum: calculation.prevRankSum[brand]!,
      ...(Object.fromEntries(scores) as Record<(typeof scoreNames)[number], Score>),
      socialCalculations: presentSocials(loaded, brand, ranges, ofBrand.get(found.id) ?? []),
      ...(shortGrowth && { shortGrowth }),
    });
    yield;
  }
  return rows;
}
