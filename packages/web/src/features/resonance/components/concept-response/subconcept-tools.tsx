import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#/ui/search-field.tsx';
import { Segmented } from '#/ui/segmented.tsx';
import type { SubconceptView } from '../../response/pick-subconcepts.ts';
import classes from './concept-response.module.css';

interface Props {
  view: SubconceptView;
  onView: (change: Partial<SubconceptView>) => void;
}

const sizes = [5, 10, 20, 50];

/** Which subconcepts are drawn: a search, the most or the least named, how many. */
export function SubconceptTools({ view, onView }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.tools}>
      <SearchField
        className={classes.search}
        size="sm"
        label={t('concepts.searchSubconcepts')}
        value={view.query}
        onSearch={(query) => onView({ query })}
      />
      <Segmented
        label={t('resonance.order')}
        value={view.order}
        options={[
          { value: 'top', label: t('resonance.top') },
          { value: 'bottom', label: t('resonance.bottom') },
        ]}
        onChange={(order) => onView({ order })}
      />
      <Select
        className={classes.size ?? ''}
        data-quiet
        size="sm"
        aria-label={t('resonance.size')}
        value={String(view.size ?? 'all')}
        data={[
          { value: 'all', label: t('resonance.all') },
          ...sizes.map((value) => ({ value: String(value), label: String(value) })),
        ]}
        onChange={(value) => onView({ size: sizes.find((known) => String(known) === value) ?? null })}
      />
    </div>
  );
}
