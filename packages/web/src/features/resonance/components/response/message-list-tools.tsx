import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#/ui/search-field.tsx';
import { type MessageSort, messageSorts } from '../../response/response-search.ts';
import classes from './message-list.module.css';

interface Props {
  count: number;
  query: string;
  onQuery: (query: string) => void;
  sort: MessageSort;
  onSort: (sort: MessageSort) => void;
  /** Null shows all. */
  size: number | null;
  onSize: (size: number | null) => void;
  withR2: boolean;
}

const sizes = [5, 10, 20, 50];

export function MessageListTools({ count, query, onQuery, sort, onSort, size, onSize, withR2 }: Props) {
  const { t } = useTranslation();
  // Without R2 the total is R1, and one of the two is enough.
  const offered = messageSorts.filter((known) => withR2 || !/total|r2/.test(known));
  const shown = offered.includes(sort) ? sort : '-r1';
  return (
    <div className={classes.tools}>
      <SearchField
        className={classes.search}
        label={t('resonance.searchMessages', { count })}
        value={query}
        onSearch={onQuery}
      />
      <Select
        className={classes.sort ?? ''}
        data-quiet
        size="md"
        aria-label={t('resonance.sortBy')}
        maxDropdownHeight={340}
        comboboxProps={{ width: 210, position: 'bottom-end' }}
        value={shown}
        data={offered.map((value) => ({ value, label: t(`resonance.sortShort_${value}`) }))}
        renderOption={({ option }) => t(`resonance.sort_${option.value as MessageSort}`)}
        onChange={(value) => onSort(offered.find((known) => known === value) ?? shown)}
      />
      <Select
        className={classes.size ?? ''}
        data-quiet
        size="md"
        aria-label={t('resonance.size')}
        value={String(size ?? 'all')}
        data={[
          { value: 'all', label: t('resonance.all') },
          ...sizes.map((value) => ({ value: String(value), label: String(value) })),
        ]}
        onChange={(value) => onSize(sizes.find((known) => String(known) === value) ?? null)}
      />
    </div>
  );
}
