import type { DatasetValues } from './dataset-fields.ts';
import type { LabelSuggestions } from './dialog/settings-tab.tsx';

type Labelled = Pick<DatasetValues, 'categories' | 'groups' | 'products' | 'services'>;

/** The labels that some brands have, by kind, each once and in the order of the alphabet. */
export const labelSuggestions = (brands: readonly Labelled[]): LabelSuggestions => {
  const of = (kind: keyof Labelled) =>
    [...new Set(brands.flatMap((brand) => brand[kind]))].sort((a, b) => a.localeCompare(b));
  return { categories: of('categories'), groups: of('groups'), products: of('products'), services: of('services') };
};
