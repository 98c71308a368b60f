import { z } from 'zod';
import { savedViewLimits } from './score-choices.ts';

const longLists: ReadonlySet<string> = new Set(['hidden', 'marked', 'selected']);
const day = { test: (value: string): boolean => z.iso.date().safeParse(value).success };
const savedValues: Readonly<Record<string, Pick<RegExp, 'test'>>> = {
  tab: /^[a-z\d]{1,20}$/,
  from: day,
  to: day,
  prevFrom: day,
  prevTo: day,
  hidden: /^"?\d{1,9}(?:\.\d{1,9})*"?$/,
  marked: /^"?\d{1,9}(?:\.\d{1,9})*"?$/,
  selected: /^"?\d{1,9}(?:\.\d{1,9})*"?$/,
};

const isSavedParameter = ([name, value]: [string, string]): boolean =>
  /^[a-zA-Z]{1,20}$/.test(name) &&
  value.length <= (longLists.has(name) ? savedViewLimits.searchCharacters : 400) &&
  !/[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069\uFFFD]/u.test(value) &&
  (savedValues[name]?.test(value) ?? true);

const isSavedSearch = (search: string): boolean => {
  if (!/^[\w.*+%=&-]*$/.test(search)) return false;
  const parameters = [...new URLSearchParams(search)];
  const names = new Set(parameters.map(([name]) => name));
  return (
    names.size === parameters.length && names.size <= savedViewLimits.parameters && parameters.every(isSavedParameter)
  );
};

export const SavedSearch = z.string().max(savedViewLimits.searchCharacters).refine(isSavedSearch, 'invalidCharacters');

export const SavedView = z.object({
  id: z.uuid(),
  name: z.string(),
  search: z.string(),
  createdBy: z.string(),
  createdOn: z.iso.datetime(),
  isOwn: z.boolean(),
  mayDelete: z.boolean(),
});
export type SavedView = z.infer<typeof SavedView>;
