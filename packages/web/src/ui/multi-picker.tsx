import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { InfiniteList } from './infinite-list.tsx';
import classes from './multi-picker.module.css';
import type { PagedSource } from './paged-source.ts';
import type { PickerItem } from './picker-item.ts';
import { PickerRow } from './picker-row.tsx';
import { SearchField } from './search-field.tsx';

interface MultiPickerProps<T> {
  /** Names the list: "Projects". */
  label: string;
  source: PagedSource<T>;
  itemOf: (item: T) => PickerItem;
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
  /** How many may be chosen at most. */
  max?: number;
  empty: string;
}

/** Several of a long list: a search, and a box to tick at each row. What is chosen stays so under another search. */
export function MultiPicker<T>({ label, source, itemOf, chosen, onChange, max, empty }: MultiPickerProps<T>) {
  const { t } = useTranslation();
  const keys = new Set(chosen.map(source.keyOf));
  const isFull = max !== undefined && chosen.length >= max;
  return (
    <div className={classes.picker}>
      <div className={classes.search}>
        <SearchField
          label={t('pickers.searchIn', { list: label })}
          placeholder={t('common.search')}
          value={source.search}
          onSearch={source.onSearch}
        />
      </div>
      <InfiniteList
        label={label}
        source={source}
        empty={empty}
        renderItem={(item) => {
          const key = source.keyOf(item);
          const isChosen = keys.has(key);
          return (
            <Checkbox
              classNames={{
                root: classes.row ?? '',
                body: classes.body ?? '',
                labelWrapper: classes.words ?? '',
                label: classes.label ?? '',
              }}
              label={<PickerRow item={itemOf(item)} />}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() =>
                onChange(isChosen ? chosen.filter((other) => source.keyOf(other) !== key) : [...chosen, item])
              }
            />
          );
        }}
      />
    </div>
  );
}
