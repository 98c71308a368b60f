import * as z from 'zod/mini';

export const messageSorts = ['-total', 'total', '-r1', 'r1', '-r2', 'r2', 'message', '-message'] as const;
export type MessageSort = (typeof messageSorts)[number];

/** What the address of the message response holds, so that a view can be linked. */
export const ResponseSearch = z.object({
  filters: z.catch(z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(2000))), undefined),
  message: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  sort: z.catch(z.optional(z.enum(messageSorts)), undefined),
  /** Audiences over all respondents, in spite of filters. */
  global: z.catch(z.optional(z.literal(true)), undefined),
});
export type ResponseSearch = z.infer<typeof ResponseSearch>;

/** Filters changed: without any there is nothing to look past, so the global switch goes. */
export const withFilters = (search: ResponseSearch, filters: string[]): ResponseSearch => ({
  ...search,
  filters: filters.length > 0 ? filters : undefined,
  global: filters.length > 0 ? search.global : undefined,
});
