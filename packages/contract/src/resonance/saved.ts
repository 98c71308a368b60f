import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Name } from '../text.ts';
import { savedLimits } from './analysis-choices.ts';

/** Audiences by name, so that what is saved outlives another file of the same questionnaire. */
const AudienceName = z.object({ header: z.string().max(1000), label: z.string().max(1000) });
export type AudienceName = z.infer<typeof AudienceName>;

const AudienceIds = z.array(z.string().max(200)).max(savedLimits.audiences);

/**
 * A `filter` is a choice of audiences, OR within a variable and AND across; a `banner` is columns of a crosstab: single
 * audiences, and saved filters.
 */
export const Saved = z.object({
  id: z.uuid(),
  kind: z.enum(['filter', 'banner']),
  name: z.string(),
  /** Those that the project has. */
  audienceIds: z.array(z.string()),
  /** Those that it has no longer, since other answers were imported. */
  missing: z.array(AudienceName),
  /** Of a banner: the saved filters that are columns of it. */
  filterIds: z.array(z.uuid()),
  /** Of a filter: who is left by it; null where it is not whole any more, and of a banner. */
  respondents: z.number().int().nullable(),
  createdBy: z.string(),
  mayDelete: z.boolean(),
});
export type Saved = z.infer<typeof Saved>;

export const SavedList = z.object({ saved: z.array(Saved) });

export const savedEndpoints = {
  saveFilterOrBanner: endpoint({
    method: 'POST',
    path: '/api/resonance/saved/{id}',
    summary:
      'Keep a filter or the columns of a crosstab of a RESONANCE project under a name; one of the same name, kind and maker is replaced',
    access: 'projects.use',
    params: z.object({ id: z.uuid() }),
    body: z
      .object({
        kind: z.enum(['filter', 'banner']),
        name: Name.pipe(z.string().max(savedLimits.name)),
        audienceIds: AudienceIds,
        filterIds: z.array(z.uuid()).max(savedLimits.perUser).default([]),
      })
      .refine(({ audienceIds, filterIds }) => audienceIds.length + filterIds.length > 0, 'nothingChosen')
      .refine(({ kind, filterIds }) => kind === 'banner' || filterIds.length === 0, 'notOfFilters'),
    answer: Saved,
    status: 201,
    errors: ['notFound', 'tooManyViews'],
  }),
  deleteFilterOrBanner: endpoint({
    method: 'DELETE',
    path: '/api/resonance/saved/{id}/{savedId}',
    summary: 'Delete a saved filter or banner: one’s own, or any as a global admin',
    access: 'projects.use',
    params: z.object({ id: z.uuid(), savedId: z.uuid() }),
    answer: z.object({ done: z.literal(true) }),
    errors: ['notFound'],
  }),
};
