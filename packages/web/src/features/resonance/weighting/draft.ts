import type { WeightingRequest } from '@soundings/contract/resonance/weighting';
import type { WeightingState } from './weighting.api.ts';

/** What somebody types in: a percentage for each audience of the chosen variables; '' where there is none yet. */
export interface WeightingDraft {
  readonly headers: readonly string[];
  readonly percents: Readonly<Record<string, number | ''>>;
  readonly largest: number | '';
}

type Variable = WeightingState['variables'][number];

export const percentKey = (header: string, label: string): string => `${header}\n${label}`;

export const toDraft = ({ weighting }: Pick<WeightingState, 'weighting'>): WeightingDraft => ({
  headers: weighting?.margins.map(({ header }) => header) ?? [],
  percents: Object.fromEntries(
    weighting?.margins.flatMap(({ header, shares }) =>
      shares.map(({ label, percent }) => [percentKey(header, label), percent]),
    ) ?? [],
  ),
  largest: weighting?.largest ?? '',
});

/** The targets of a variable together; rounded, as sums of decimals are a little off. */
export const sumOfTargets = ({ percents }: WeightingDraft, { header, audiences }: Variable): number => {
  const sum = audiences.reduce((all, { label }) => all + (percents[percentKey(header, label)] || 0), 0);
  return Math.round(sum * 1e6) / 1e6;
};

const roundingAllowed = 0.5;

export const isComplete = (draft: WeightingDraft, variable: Variable): boolean =>
  Math.abs(sumOfTargets(draft, variable) - 100) <= roundingAllowed &&
  variable.audiences.every(({ label }) => (draft.percents[percentKey(variable.header, label)] || 0) > 0);

export const toRequest = (draft: WeightingDraft, variables: readonly Variable[]): WeightingRequest => ({
  margins: variables.map(({ header, audiences }) => ({
    header,
    shares: audiences.map(({ label }) => ({ label, percent: draft.percents[percentKey(header, label)] || 0 })),
  })),
  largest: draft.largest === '' ? null : draft.largest,
});
