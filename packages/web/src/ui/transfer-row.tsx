import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PickerItem } from './picker-item.ts';
import { PickerRow } from './picker-row.tsx';
import classes from './transfer-lists.module.css';

interface Props {
  kind: 'add' | 'remove';
  item: PickerItem;
  /** Moved here and not saved yet. */
  isChanged: boolean;
  onMove: () => void;
}

/** The whole row is the button's target; the mark at its end says where it goes. */
export function TransferRow({ kind, item, isChanged, onMove }: Props) {
  const { t } = useTranslation();
  const Icon = kind === 'add' ? IconPlus : IconMinus;
  const label = t(kind === 'add' ? 'pickers.add' : 'pickers.remove', { name: item.name });
  return (
    <div className={classes.row} data-changed={isChanged || undefined}>
      <PickerRow item={item} />
      {isChanged ? <span className={classes.changed}>{t('pickers.changed')}</span> : null}
      <button
        type="button"
        className={classes.mark}
        data-move={kind}
        aria-label={isChanged ? `${label} (${t('pickers.changed')})` : label}
        onClick={onMove}
      >
        <Icon size={15} stroke={2} aria-hidden="true" />
      </button>
    </div>
  );
}
