import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastInfo } from '#/ui/toast.tsx';
import { type ConceptChange, carryOver, choicesOf } from '../../response/carry-over.ts';
import { searchOfData, versionOf, withVersion } from '../../response/data-version.ts';
import type { ResponseSearch } from '../../response/response-search.ts';

type OnSearch = (search: ResponseSearch) => void;

/**
 * The address as these data understand it. Ids are positions in a file: those of another file are dropped, with a word
 * about it; when the data change under an open page they are carried over. What is chosen here says whose it is.
 */
export function useOwnSearch(
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
      former !== null && search.of === versionOf(former)
        ? carryOver(search, former, data, concepts)
        : searchOfData(search, data),
    [search, former, data, concepts],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is set right once
  useEffect(() => {
    if (own === search) return;
    onSearch(own);
    const kept = choicesOf(own);
    if (kept === choicesOf(search)) return;
    const part = kept === 0 ? 'All' : 'Part';
    toastInfo({ id: 'choice', title: t(`resonance.cleared${part}`), text: t(`resonance.cleared${part}Help`) });
  }, [own]);
  return { search: own, onSearch: (next: ResponseSearch) => onSearch(withVersion(next, data)) };
}
