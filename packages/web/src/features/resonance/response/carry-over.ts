import type { ResonanceData } from '@soundings/contract/resonance';
import { searchOfData, withVersion } from './data-version.ts';
import { type ResponseSearch, withFilters } from './response-search.ts';

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

/**
 * An open page's address when its data were replaced by others: audiences with the same heading and label and messages
 * of the same words stay chosen under their new ids. All else is dropped, concepts too: the data do not name them.
 */
export function carryOver(search: ResponseSearch, former: ResonanceData, next: ResonanceData): ResponseSearch {
  const known = searchOfData(search, former);
  const audiences = idsByWords(audiencesOf(former), audiencesOf(next));
  const messages = idsByWords(messagesOf(former), messagesOf(next));
  const carried = (ids: readonly string[] | undefined, by: typeof messages) => ids?.flatMap((id) => by.get(id) ?? []);
  const beside = carried(known.messagesBeside, messages);
  const kept: ResponseSearch = {
    ...searchOfData({ ...search, of: undefined }, next),
    message: carried(known.message === undefined ? undefined : [known.message], messages)?.[0],
    messagesBeside: beside?.length ? beside : undefined,
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
