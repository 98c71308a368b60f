import { Button, Checkbox, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import layout from '../layout/layout.module.css';
import { SearchField } from '../table/search-field.tsx';
import { InfiniteList } from './infinite-list.tsx';
import type { PagedSource } from './paged-source.ts';
import classes from './picker-dialog.module.css';
import { type PickerItem, PickerRow } from './picker-row.tsx';

interface PickerDialogProps<T> {
  title: string;
  lead?: ReactNode;
  label: string;
  source: PagedSource<T>;
  itemOf: (item: T) => PickerItem;
  initial?: readonly T[];
  max?: number;
  empty: string;
  confirmLabel: string;
  canBeEmpty?: boolean;
  isBusy?: boolean;
  onConfirm: (chosen: T[]) => void;
  onClose: () => void;
}

export function PickerDialog<T>(props: PickerDialogProps<T>) {
  const { t } = useTranslation();
  const { title, lead, initial = [], confirmLabel, canBeEmpty, isBusy = false, onConfirm, onClose } = props;
  const [chosen, setChosen] = useState<T[]>([...initial]);
  return (
    <Modal opened onClose={onClose} title={title} size={520} closeButtonProps={{ 'aria-label': t('common.close') }}>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
      <MultiPicker
        label={props.label}
        source={props.source}
        itemOf={props.itemOf}
        chosen={chosen}
        onChange={setChosen}
        empty={props.empty}
        {...(props.max === undefined ? {} : { max: props.max })}
      />
      <div className={layout.dialogFoot}>
        <span aria-live="polite">{t('pickers.chosen', { count: chosen.length, n: formatNumber(chosen.length) })}</span>
        <Button onClick={onClose} disabled={isBusy}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="filled"
          loading={isBusy}
          disabled={chosen.length === 0 && !canBeEmpty}
          onClick={() => onConfirm(chosen)}
        >
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}

interface MultiPickerProps<T> {
  label: string;
  source: PagedSource<T>;
  itemOf: (item: T) => PickerItem;
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
  max?: number;
  empty: string;
}

function MultiPicker<T>({ label, source, itemOf, chosen, onChange, max, empty }: MultiPickerProps<T>) {
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
