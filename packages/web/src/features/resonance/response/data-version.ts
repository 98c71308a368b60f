import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import type { ResponseSearch } from './response-search.ts';

/** Short name of a project's data: when they were imported. Ids mean something only together with it. */
export const versionOf = ({ importedOn }: Pick<ResonanceData, 'importedOn'>): string =>
  Date.parse(importedOn).toString(36);

const withoutIds = {
  ...{ filters: undefined, global: undefined, message: undefined, messagesBeside: undefined },
  ...{ concept: undefined, compareTo: undefined, beside: undefined, of: undefined },
};

const holdsIds = ({ filters, message, messagesBeside, concept, compareTo, beside }: ResponseSearch): boolean =>
  [filters, message, messagesBeside, concept, compareTo, beside].some((ids) => ids !== undefined && ids.length > 0);

/** What an address says to these data: ids that it holds of others, or of nobody knows which, are dropped. */
export const searchOfData = (search: ResponseSearch, data: Pick<ResonanceData, 'importedOn'>): ResponseSearch =>
  holdsIds(search) && search.of !== versionOf(data) ? { ...search, ...withoutIds } : search;

/** An address that says whose ids it holds. */
export const withVersion = (search: ResponseSearch, data: Pick<ResonanceData, 'importedOn'>): ResponseSearch => ({
  ...search,
  of: holdsIds(search) ? versionOf(data) : undefined,
});
