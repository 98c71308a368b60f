import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { Text } from '../text.ts';
import { weightingLimits } from './weighting-choices.ts';

const Label = Text.max(1000);

/** What the audiences of one variable are to have, in percent; all of its audiences, which add up to 100. */
const WeightMargin = z.object({
  header: Label,
  shares: z
    .array(z.object({ label: Label, percent: z.number().min(0).max(100) }))
    .min(1)
    .max(weightingLimits.audiences),
});

export const WeightingRequest = z.object({
  margins: z.array(WeightMargin).min(1).max(weightingLimits.margins),
  /** No respondent counts for more than so many average ones; null: any weight. */
  largest: z.number().min(weightingLimits.smallestCut).max(weightingLimits.largestCut).nullable(),
});
export type WeightingRequest = z.infer<typeof WeightingRequest>;

export const Weighting = WeightingRequest.extend({
  /** Kish's effective base over the base: 0 … 1. */
  efficiency: z.number(),
  rounds: z.number().int(),
  /** How far an audience is from its target at most, in percentage points. */
  deviation: z.number(),
  /** Respondents whose weight was cut to the largest. */
  cut: z.number().int(),
  /** In means of all weights. */
  smallest: z.number(),
  biggest: z.number(),
});
export type Weighting = z.infer<typeof Weighting>;

const ofId = z.object({ id: z.uuid() });
const path = '/api/resonance/edit/{id}/weighting';

export const weightingEndpoints = {
  resonanceWeighting: endpoint({
    method: 'GET',
    path,
    summary: 'What the answers of a RESONANCE project are weighted to, and what they can be weighted to',
    access: 'projects.manage',
    params: ofId,
    answer: z.object({
      weighting: Weighting.nullable(),
      /** The file has weights of its own, from which raking begins. */
      hasOwnWeights: z.boolean(),
      /** Variables whose audiences don't overlap, with the shares that they have before, in percent. */
      variables: z.array(
        z.object({
          header: z.string(),
          unanswered: z.number().int(),
          audiences: z.array(z.object({ label: z.string(), base: z.number().int(), percent: z.number().nullable() })),
        }),
      ),
    }),
    errors: ['notFound'],
  }),
  weightResonance: endpoint({
    method: 'POST',
    path,
    summary: 'Weight the answers of a RESONANCE project to given shares of audiences (raking)',
    access: 'projects.manage',
    params: ofId,
    body: WeightingRequest,
    slow: true,
    answer: Weighting,
    errors: ['notFound', 'projectInUse'],
  }),
  unweightResonance: endpoint({
    method: 'DELETE',
    path,
    summary: 'Count the answers of a RESONANCE project as its file has them again',
    access: 'projects.manage',
    params: ofId,
    answer: Done,
    errors: ['notFound', 'projectInUse'],
  }),
};
