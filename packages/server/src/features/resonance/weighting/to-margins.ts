import type { WeightingRequest } from '@soundings/contract/resonance/weighting';
import type { WeightingRefusal } from '@soundings/contract/resonance/weighting-choices';
import type { Dataset, Variable } from '@soundings/engine/crosstab/dataset/dataset';
import type { Margin, RakeRefusal } from '@soundings/engine/crosstab/weighting/rake';
import { refuseField } from '#/platform/http/app-error.ts';
import { areOverlapping } from '../resonance.present.ts';

const refuse = (path: string, reason: WeightingRefusal): never => refuseField(`body.${path}`, reason);

/** Shares that are given in whole percent may miss 100 by this, in percentage points; they are spread over all. */
const roundingAllowed = 0.5;

/** The margins of a request, in the order of the dataset. Throws invalidRequest with what cannot be weighted to. */
export const toMargins = ({ variables, respondents }: Dataset, { margins }: WeightingRequest): Margin[] => {
  const headers = margins.map(({ header }) => header);
  if (new Set(headers).size < headers.length) refuse('margins', 'twice');
  return margins.map(({ header, shares }, i) => {
    const path = `margins.${i}`;
    const variable = variables.find((own) => own.header === header) ?? refuse(path, 'unknownVariable');
    if (areOverlapping(variable.audiences, respondents)) refuse(path, 'overlapping');
    const percents = new Map(shares.map(({ label, percent }) => [label, percent]));
    if (percents.size < shares.length || !isOfAll(variable, percents)) refuse(path, 'otherAudiences');
    const sum = shares.reduce((all, { percent }) => all + percent, 0);
    if (Math.abs(sum - 100) > roundingAllowed) refuse(path, 'sum');
    const zero = shares.findIndex(({ percent }) => percent === 0);
    if (zero >= 0) refuse(`${path}.shares.${zero}`, 'zero');
    return { variable, shares: variable.audiences.map(({ label }) => percents.get(label)! / sum) };
  });
};

const isOfAll = ({ audiences }: Variable, percents: ReadonlyMap<string, number>): boolean =>
  audiences.length === percents.size && audiences.every(({ label }) => percents.has(label));

/** Throws invalidRequest with what raking has refused. */
export const refuseRaking = (
  refusal: RakeRefusal,
  margins: readonly Margin[],
  { margins: given }: WeightingRequest,
): never => {
  if (refusal.kind === 'noConvergence') return refuse('margins', 'noConvergence');
  const { label } = margins[refusal.margin]!.variable.audiences[refusal.audience]!;
  const share = given[refusal.margin]!.shares.findIndex((own) => own.label === label);
  return refuse(`margins.${refusal.margin}.shares.${share}`, 'nobody');
};
