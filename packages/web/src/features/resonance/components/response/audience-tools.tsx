import { Select } from '@mantine/core';
import type { FilterColumn } from '@soundings/contract/resonance';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#/ui/search-field.tsx';
import { Segmented } from '#/ui/segmented.tsx';
import classes from './audience.module.css';
import type { AudienceView } from './audience-chart.tsx';
import { VariableChoice } from './variable-choice.tsx';

interface Props {
  columns: readonly FilterColumn[];
  view: AudienceView;
  onView: (change: Partial<AudienceView>) => void;
}

const sizes = [5, 10, 20, 50];

/** What narrows the audiences: their variables, a search, the most or the least, how many. */
export function AudienceTools({ columns, view, onView }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <VariableChoice columns={columns} chosen={view.variables} onChosen={(variables) => onView({ variables })} />
      <SearchField
        className={classes.search}
        size="sm"
        label={t('resonance.searchAudiences')}
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
          ...sizes.map((value) => ({ value: String(value), label: String(value) })),
          { value: 'all', label: t('resonance.all') },
        ]}
        onChange={(value) => onView({ size: sizes.find((known) => String(known) === value) ?? null })}
      />
    </>
  );
}
