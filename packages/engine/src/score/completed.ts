import { priorShares, priors, typicalRating } from './priors.ts';
import { type QuantityKey, quantities } from './quantities.ts';
import { type Reference, referenceRule, type Scale } from './reference.ts';
import type { Caps } from './score-sums.ts';

const isObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);
const objectIn = (given: unknown, key: string): Record<string, unknown> => {
  const found = isObject(given) ? given[key] : undefined;
  return isObject(found) ? found : {};
};

const isScale = (given: unknown): given is Scale =>
  isObject(given) && Number.isFinite(given.m) && Number.isFinite(given.s) && (given.s as number) > 0;

/** The first rule was never stored; of what says nothing that was measured there is nothing to correct. */
const ruleOf = (stored: unknown, isMeasured: boolean): number => {
  if (isObject(stored) && Number.isInteger(stored.rule)) return stored.rule as number;
  return isMeasured ? 1 : referenceRule;
};

/**
 * A stored reference with everything that scores are measured by. What it does not say, because it was frozen before
 * there was such a quantity or was damaged, the priors say, so that scores stay as far as they can.
 */
export function completed(stored: unknown): Reference {
  const scales = objectIn(stored, 'scales');
  const rating = isObject(stored) ? stored.typicalRating : undefined;
  const shares = objectIn(stored, 'followerShares');
  const isShared = Object.keys(priorShares).every((network) => Number.isFinite(shares[network]));
  const caps = Object.entries(objectIn(stored, 'caps')).filter(([, ofBrand]) => isObject(ofBrand));
  const whole = quantities.map(({ key }) => {
    const scale = scales[key];
    return [key, isScale(scale) ? scale : { ...priors[key], n: 0 }] as const;
  });
  return {
    ...((isObject(stored) ? stored : {}) as unknown as Reference),
    rule: ruleOf(
      stored,
      whole.some(([, { n }]) => n > 0),
    ),
    scales: Object.fromEntries(whole) as Record<QuantityKey, Scale>,
    typicalRating: Number.isFinite(rating) ? (rating as number) : typicalRating,
    followerShares: isShared ? (shares as Reference['followerShares']) : priorShares,
    caps: Object.fromEntries(caps) as Caps,
    later: isObject(stored) && Array.isArray(stored.later) ? (stored.later as Reference['later']) : [],
  };
}
