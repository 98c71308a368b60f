import { z } from 'zod';

/** Query of a paged list. `page` counts from 0; `sort` is a field name, with a leading `-` for descending. */
export const paging = <const S extends readonly [string, ...string[]]>(
  sorts: S,
  defaultSort: S[number],
  maxSize = 60,
) =>
  z.object({
    page: z.coerce.number().int().min(0).default(0),
    size: z.coerce.number().int().min(1).max(maxSize).default(10),
    sort: z.enum(sorts).default(defaultSort as never),
  });

/** One page of a list, and how many rows there are in all. */
export const page = <T extends z.ZodType>(row: T) =>
  z.object({ content: z.array(row), totalElements: z.number().int(), page: z.number().int(), size: z.number().int() });
