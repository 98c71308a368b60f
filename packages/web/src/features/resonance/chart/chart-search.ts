import { resonanceVisions } from '@soundings/contract/resonance/resonance-choices';
import * as z from 'zod/mini';

export const chartThemes = ['soundings', 'hackabu'] as const;
export type ChartTheme = (typeof chartThemes)[number];
export type VisionName = (typeof resonanceVisions)[number];

const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/**
 * Which visit the chart page belongs to, by an id that the server put there, and how it starts, all in lower case. The
 * project's own choices stand in for what is missing.
 */
export const ChartSearch = z.object({
  visit: lenient(z.string().check(z.maxLength(100))),
  theme: lenient(z.enum(chartThemes)),
  vision: lenient(z.enum(resonanceVisions)),
  dataStructure: lenient(z.enum(['respondents', 'messages'])),
  /** The page speaks English and German; Danish projects are shown in English. */
  lang: lenient(z.enum(['en', 'de', 'da'])),
});
export type ChartSearch = z.infer<typeof ChartSearch>;
