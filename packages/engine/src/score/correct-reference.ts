import { blendScale } from './blend-scale.ts';
import { priors } from './priors.ts';
import { type QuantityKey, quantities } from './quantities.ts';
import { type Reference, referenceRule, type Scale } from './reference.ts';

/** What a prior weighed under rule 1, beside n brands. */
const formerWeight = 20;

/** A median of fewer followers than this was one of brands without any account, which counted under rule 1. */
const fewestFollowers = 1;

/** A reference of rule 1, its medians and spreads blended anew with the same priors. Nothing else of it changes. */
export function correctReference(former: Reference): Reference {
  const scales = quantities.map(({ key }) => [key, correctScale(former.scales[key], key)] as const);
  return {
    ...former,
    rule: referenceRule,
    scales: Object.fromEntries(scales) as Record<QuantityKey, Scale>,
    correction: 'priorWeight',
  };
}

function correctScale({ m, s, n }: Scale, key: QuantityKey): Scale {
  const prior = priors[key];
  if (n === 0) return { ...prior, n: 0 };
  const measured = (blended: number, of: number): number => ((n + formerWeight) * blended - formerWeight * of) / n;
  const x = measured(m, prior.m);
  if (key === 'allFollowers' && x < Math.log1p(fewestFollowers)) return { ...prior, n: 0 };
  return blendScale({ x, spread: Math.max(0, measured(s, prior.s)), n }, key);
}
