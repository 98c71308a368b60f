import type { Concepts } from '@soundings/contract/resonance/calculations';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { searchOfData, versionOf, withVersion } from './data-version.ts';
import { type ResponseSearch, withFilters } from './response-search.ts';

/** The concepts of former data and of those that took their place; the data themselves do not name them. */
export interface ConceptChange {
  /** The version of the former data. */
  readonly of: string;
  readonly former: Concepts['concepts'];
  readonly next: Concepts['concepts'];
}

/** Ids of the former data to those of what has the same words in the new ones. */
const idsByWords = (former: readonly [id: string, words: string][], next: readonly [id: string, words: string][]) => {
  const nextIds = new Map(next.map(([id, words]) => [words, id]));
  return new Map(former.map(([id, words]) => [id, nextIds.get(words)]));
};

const audiencesOf = ({ filterColumns }: ResonanceData) =>
  filterColumns.flatMap(({ header, audiences }) =>
    audiences.map(({ id, subheader }): [string, string] => [id, JSON.stringify([header, subheader])]),
  );
const messagesOf = ({ messages }: ResonanceData) => messages.map(({ id, message }): [string, string] => [id, message]);
const namesOf = (concepts: Concepts['concepts']) => concepts.map(({ id, name }): [string, string] => [id, name]);

/**
 * An open page's address when its data were replaced by others: audiences with the same heading and label, messages of
 * the same words and concepts of the same name stay chosen under their new ids. All else is dropped, and concepts where
 * their names are not known.
 */
export function carryOver(
  search: ResponseSearch,
  former: ResonanceData,
  next: ResonanceData,
  change: ConceptChange | null,
): ResponseSearch {
  const known = searchOfData(search, former);
  const audiences = idsByWords(audiencesOf(former), audiencesOf(next));
  const messages = idsByWords(messagesOf(former), messagesOf(next));
  const carried = (ids: readonly string[] | undefined, by: typeof messages) => ids?.flatMap((id) => by.get(id) ?? []);
  const one = (id: string | undefined, by: typeof messages) => (id === undefined ? undefined : by.get(id));
  const some = (ids: readonly string[] | undefined, by: typeof messages) => {
    const kept = carried(ids, by);
    return kept?.length ? kept : undefined;
  };
  const isKnown = change?.of === versionOf(former);
  const concepts = isKnown ? idsByWords(namesOf(change.former), namesOf(change.next)) : new Map<string, undefined>();
  const concept = one(known.concept, concepts);
  const kept: ResponseSearch = {
    ...searchOfData({ ...search, of: undefined }, next),
    message: one(known.message, messages),
    messagesBeside: some(known.messagesBeside, messages),
    concept,
    // Compared to another concept than the chosen one, they would say something else.
    compareTo: concept !== undefined || known.concept === undefined ? some(known.compareTo, concepts) : undefined,
    beside: some(known.beside, concepts),
    global: known.global,
  };
  return withVersion(withFilters(kept, carried(known.filters, audiences) ?? []), next);
}

/** How many choices an address holds. */
export const choicesOf = (search: ResponseSearch): number =>
  [search.filters, search.messagesBeside, search.compareTo, search.beside].reduce(
    (sum, ids) => sum + (ids?.length ?? 0),
    [search.message, search.concept].filter((id) => id !== undefined).length,
  );
