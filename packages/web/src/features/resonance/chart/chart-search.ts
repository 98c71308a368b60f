import { resonanceVisions } from '@soundings/contract/resonance/resonance-choices';
import { oneOf, type SearchOf, searchSchema, textUpTo } from '#/lib/address-search.ts';

export const chartThemes = ['soundings', 'hackabu'] as const;
export type ChartTheme = (typeof chartThemes)[number];
export type VisionName = (typeof resonanceVisions)[number];

/**
 * Which visit the chart page belongs to, by an id that the server put there, and how it starts, all in lower case. The
 * project's own choices stand in for what is missing.
 */
export const ChartSearch = searchSchema({
  visit: textUpTo(100),
  theme: oneOf(chartThemes),
  vision: oneOf(resonanceVisions),
  dataStructure: oneOf(['respondents', 'messages']),
  lang: oneOf(['en', 'de', 'da']),
});
export type ChartSearch = SearchOf<typeof ChartSearch>;
