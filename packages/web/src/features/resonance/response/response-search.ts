import { z } from 'zod';

export const messageSorts = ['-total', 'total', '-r1', 'r1', '-r2', 'r2', 'message', '-message'] as const;
export type MessageSort = (typeof messageSorts)[number];

/** What the address of the message response holds, so that a view can be linked. */
export const ResponseSearch = z.object({
  filters: z.array(z.string().max(200)).max(2000).optional().catch(undefined),
  message: z.string().max(200).optional().catch(undefined),
  sort: z.enum(messageSorts).optional().catch(undefined),
  /** Audiences over all respondents, in spite of filters. */
  global: z.literal(true).optional().catch(undefined),
});
export type ResponseSearch = z.infer<typeof ResponseSearch>;

/** Filters changed: without any there is nothing to look past, so the global switch goes. */
export const withFilters = (search: ResponseSearch, filters: string[]): ResponseSearch => ({
  ...search,
  filters: filters.length > 0 ? filters : undefined,
  global: filters.length > 0 ? search.global : undefined,
});
