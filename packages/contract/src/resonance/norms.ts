import { z } from 'zod';

/** Below this, a percentile would say more about the few projects than about the message. */
export const normMinimum = { messages: 30, projects: 3 } as const;

const Norm = z.object({
  /** Percent of the comparable messages that are lower, half of those that are equal counted; null below the minimum. */
  percentile: z.number().nullable(),
  /** The least, the middle and the greatest percent of the comparable messages; null below the minimum. */
  range: z.object({ low: z.number(), median: z.number(), high: z.number() }).nullable(),
  /** Comparable ones: of the same scale, of which the same points count as positive, on a base of at least 30. */
  messages: z.number().int(),
  projects: z.number().int(),
  /** When the first and the last of those projects were imported. */
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
});
export type Norm = z.infer<typeof Norm>;

/** Null where a measure was not asked, its base is under 30, or nobody knows its scale. */
export const Norms = z.object({
  minimum: z.object({ messages: z.number().int(), projects: z.number().int() }),
  messages: z.array(z.object({ id: z.string(), r1: Norm.nullable(), r2: Norm.nullable() })),
});
export type Norms = z.infer<typeof Norms>;
