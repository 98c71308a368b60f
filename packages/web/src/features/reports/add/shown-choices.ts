import type { Answer } from '@soundings/contract/endpoint';
import { audienceName } from '@soundings/contract/reports/block-names';
import type { reportsEndpoints } from '@soundings/contract/reports/reports';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import type { AddSearch } from './add-search.ts';

type BrandChoice = Answer<(typeof reportsEndpoints)['reportBrands']>[number];

/** What a page shows of its project, by the names and ids that blocks keep; nothing stands for all. */
export interface Shown {
  readonly brandIds: string[];
  readonly audiences: string[];
  readonly message: string | null;
  readonly messages: string[];
  readonly concept: string | null;
}

export const nothingShown: Shown = { brandIds: [], audiences: [], message: null, messages: [], concept: null };

const tabOfPosts = 'posts';

export const choosesBrands = ({ hidden, first, group, tab, brand }: AddSearch): boolean =>
  hidden !== undefined || (first === 'groups' && group !== undefined) || (tab === tabOfPosts && brand !== undefined);

/** The brands that a dashboard shows, as its address says; none stand for all. */
export const shownBrands = (search: AddSearch, brands: readonly BrandChoice[]): string[] => {
  if (!choosesBrands(search)) return [];
  const hidden = new Set(search.hidden?.split('.').map(Number));
  const shown = brands.filter(
    ({ count, groups }) =>
      !hidden.has(count) &&
      (search.tab !== tabOfPosts || search.brand === undefined || search.brand === count) &&
      (search.first !== 'groups' || search.group === undefined || groups.includes(search.group)),
  );
  return shown.length === brands.length ? [] : shown.map(({ id }) => id);
};

export const choosesOfSurvey = ({ filters, message, messagesBeside, concept }: AddSearch): boolean =>
  [filters, message, messagesBeside, concept].some((chosen) => chosen !== undefined);

interface Survey {
  readonly data: Pick<ResonanceData, 'filterColumns' | 'messages'>;
  readonly concepts: readonly { readonly id: string; readonly name: string }[];
}

/** What a survey's page shows, as its address says by ids of the answers as they are now. */
export const shownOfSurvey = (search: AddSearch, { data, concepts }: Survey): Shown => {
  const filters = new Set(search.filters);
  const textOf = (id: string) => data.messages.find((message) => message.id === id)?.message;
  return {
    ...nothingShown,
    audiences: data.filterColumns.flatMap(({ header, audiences }) =>
      audiences.filter(({ id }) => filters.has(id)).map(({ subheader }) => audienceName(header, subheader)),
    ),
    message: (search.message && textOf(search.message)) ?? null,
    messages: (search.messagesBeside ?? []).flatMap((id) => textOf(id) ?? []),
    concept: concepts.find(({ id }) => id === search.concept)?.name ?? null,
  };
};
