import { Button, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './multi-picker.module.css';
import { MultiPicker } from './multi-picker.tsx';
import type { PagedSource } from './paged-source.ts';
import type { PickerItem } from './picker-item.ts';

interface PickerDialogProps<T> {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Names the list: "Projects". */
  label: string;
  source: PagedSource<T>;
  itemOf: (item: T) => PickerItem;
  /** Chosen when it opens. */
  initial?: readonly T[];
  max?: number;
  empty: string;
  confirmLabel: string;
  /** Whether none may be confirmed: where `initial` may be emptied. */
  canBeEmpty?: boolean;
  isBusy?: boolean;
  onConfirm: (chosen: T[]) => void;
  onClose: () => void;
}

/** A dialog to choose several of a long list. Show it while it is open; it starts anew each time. */
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
      <div className={classes.foot}>
        <span className={classes.chosen} aria-live="polite">
          {t('pickers.chosen', { count: chosen.length, n: formatNumber(chosen.length) })}
        </span>
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
