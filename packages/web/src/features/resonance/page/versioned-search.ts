import type { Concepts } from '@soundings/contract/resonance/calculation-answers';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastInfo } from '#/ui/feedback/toast.tsx';
import { type ResponseSearch, withFilters } from './response-search.ts';

type OnSearch = (search: ResponseSearch) => void;

/**
 * The address as these data understand it. Ids are positions in a file: those of another file are dropped, with a word
 * about it; when the data change under an open page they are carried over. What is chosen here says whose it is.
 */
export function useVersionedSearch(
  data: ResonanceData,
  search: ResponseSearch,
  onSearch: OnSearch,
  concepts: ConceptChange | null = null,
) {
  const { t } = useTranslation();
  const [held, hold] = useState<{ data: ResonanceData; former: ResonanceData | null }>({ data, former: null });
  if (held.data.importedOn !== data.importedOn) hold({ data, former: held.data });
  const former = held.data.importedOn === data.importedOn ? held.former : held.data;
  const own = useMemo(
    () =>
      former !== null && search.of === dataVersion(former)
        ? carryOver(search, former, data, concepts)
        : searchForData(search, data),
    [search, former, data, concepts],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is set right once
  useEffect(() => {
    if (own === search) return;
    onSearch(own);
    const kept = countChoices(own);
    if (kept === countChoices(search)) return;
    const part = kept === 0 ? 'All' : 'Part';
    toastInfo({ id: 'choice', title: t(`resonance.cleared${part}`), text: t(`resonance.cleared${part}Help`) });
  }, [own]);
  return { search: own, onSearch: (next: ResponseSearch) => onSearch(withVersion(next, data)) };
}

/** The time of the import, in base 36. Ids of audiences, messages and concepts are valid for one version only. */
export const dataVersion = ({ importedOn }: Pick<ResonanceData, 'importedOn'>): string =>
  Date.parse(importedOn).toString(36);

const withoutIds = {
  ...{ filters: undefined, global: undefined, message: undefined, messagesBeside: undefined },
  ...{ concept: undefined, compareTo: undefined, beside: undefined, of: undefined },
};

const holdsIds = ({ filters, message, messagesBeside, concept, compareTo, beside }: ResponseSearch): boolean =>
  [filters, message, messagesBeside, concept, compareTo, beside].some((ids) => ids !== undefined && ids.length > 0);

export const searchForData = (search: ResponseSearch, data: Pick<ResonanceData, 'importedOn'>): ResponseSearch =>
  holdsIds(search) && search.of !== dataVersion(data) ? { ...search, ...withoutIds } : search;

const withVersion = (search: ResponseSearch, data: Pick<ResonanceData, 'importedOn'>): ResponseSearch => ({
  ...search,
  of: holdsIds(search) ? dataVersion(data) : undefined,
});

export interface ConceptChange {
  readonly of: string;
  readonly former: Concepts['concepts'];
  readonly next: Concepts['concepts'];
}

const idsByWords = (former: readonly [id: string, words: string][], next: readonly [id: string, words: string][]) => {
  const nextIds = new Map(next.map(([id, words]) => [words, id]));
  return new Map(former.map(([id, words]) => [id, nextIds.get(words)]));
};

const audienceNames = ({ filterColumns }: ResonanceData) =>
  filterColumns.flatMap(({ header, audiences }) =>
    audiences.map(({ id, subheader }): [string, string] => [id, JSON.stringify([header, subheader])]),
  );
const messageTexts = ({ messages }: ResonanceData) =>
  messages.map(({ id, message }): [string, string] => [id, message]);
const conceptNames = (concepts: Concepts['concepts']) => concepts.map(({ id, name }): [string, string] => [id, name]);

/**
 * An open page's address when its data were replaced by others: audiences with the same heading and label, messages of
 * the same words and concepts of the same name stay chosen under their new ids. All else is dropped, and concepts where
 * their names are not known.
 */
function carryOver(
  search: ResponseSearch,
  former: ResonanceData,
  next: ResonanceData,
  change: ConceptChange | null,
): ResponseSearch {
  const known = searchForData(search, former);
  const audiences = idsByWords(audienceNames(former), audienceNames(next));
  const messages = idsByWords(messageTexts(former), messageTexts(next));
  const carried = (ids: readonly string[] | undefined, by: typeof messages) => ids?.flatMap((id) => by.get(id) ?? []);
  const one = (id: string | undefined, by: typeof messages) => (id === undefined ? undefined : by.get(id));
  const some = (ids: readonly string[] | undefined, by: typeof messages) => {
    const kept = carried(ids, by);
    return kept?.length ? kept : undefined;
  };
  const isKnown = change?.of === dataVersion(former);
  const concepts = isKnown
    ? idsByWords(conceptNames(change.former), conceptNames(change.next))
    : new Map<string, undefined>();
  const concept = one(known.concept, concepts);
  const kept: ResponseSearch = {
    ...searchForData({ ...search, of: undefined }, next),
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

const countChoices = (search: ResponseSearch): number =>
  [search.filters, search.messagesBeside, search.compareTo, search.beside].reduce(
    (sum, ids) => sum + (ids?.length ?? 0),
    [search.message, search.concept].filter((id) => id !== undefined).length,
  );
