import * as z from 'zod/mini';

export const messageSorts = ['-total', 'total', '-r1', 'r1', '-r2', 'r2', 'message', '-message'] as const;
export type MessageSort = (typeof messageSorts)[number];

export const resonanceTabs = ['messages', 'concepts', 'benchmarks'] as const;
export type ResonanceTab = (typeof resonanceTabs)[number];

const Id = z.string().check(z.maxLength(200));
const Ids = z.catch(z.optional(z.array(Id).check(z.maxLength(20))), undefined);

/** What the address of a project's page holds, so that a view can be linked. */
export const ResponseSearch = z.object({
  tab: z.catch(z.optional(z.enum(resonanceTabs)), undefined),
  /** The version of the data whose ids stand here. */
  of: z.catch(z.optional(z.string().check(z.maxLength(20))), undefined),
  filters: z.catch(z.optional(z.array(Id).check(z.maxLength(2000))), undefined),
  message: z.catch(z.optional(Id), undefined),
  sort: z.catch(z.optional(z.enum(messageSorts)), undefined),
  global: z.catch(z.optional(z.literal(true)), undefined),
  concept: z.catch(z.optional(Id), undefined),
  compareTo: Ids,
  messagesBeside: Ids,
  beside: Ids,
});
export type ResponseSearch = z.infer<typeof ResponseSearch>;

export const withFilters = (search: ResponseSearch, filters: string[]): ResponseSearch => ({
  ...search,
  filters: filters.length > 0 ? filters : undefined,
  global: filters.length > 0 ? search.global : undefined,
});

export const withConcept = (search: ResponseSearch, concept: string): ResponseSearch => ({
  ...search,
  concept,
  compareTo: undefined,
});
