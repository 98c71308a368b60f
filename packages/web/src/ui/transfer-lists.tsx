import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PagedSource } from './paged-source.ts';
import type { PickerItem } from './picker-item.ts';
import classes from './transfer-lists.module.css';
import { type Moves, moveIn, moveOut } from './transfer-moves.ts';
import { TransferPane } from './transfer-pane.tsx';

interface TransferListsProps<T> extends Moves<T> {
  inactiveTitle: string;
  activeTitle: string;
  /** What is not given yet and what is, as the server knows it. */
  inactive: PagedSource<T>;
  active: PagedSource<T>;
  itemOf: (item: T) => PickerItem;
  onChange: (moves: { added: T[]; removed: T[] }) => void;
  /** Asked before items move to the active list; true, or what someone answers. */
  mayAdd?: (items: readonly T[]) => true | Promise<boolean>;
  /** Nothing is saved at all yet: what moved needs no mark. */
  isDraft?: boolean;
  /** Why a list may be empty, where nothing is searched for. */
  inactiveEmpty: string;
  activeEmpty: string;
}

/** Two lists side by side; an item moves by its button. Nothing is saved here: the caller keeps what was moved. */
export function TransferLists<T>(props: TransferListsProps<T>) {
  const { t } = useTranslation();
  const {
    inactiveTitle,
    activeTitle,
    inactive,
    active,
    added,
    removed,
    itemOf,
    isDraft = false,
    mayAdd,
    onChange,
  } = props;
  const [said, setSaid] = useState('');
  const move = (to: 'active' | 'inactive', items: readonly T[]) => {
    const moves = (to === 'active' ? moveIn : moveOut)({ added, removed }, items, active.keyOf);
    onChange({ added: [...moves.added], removed: [...moves.removed] });
    const list = to === 'active' ? activeTitle : inactiveTitle;
    const [only] = items;
    setSaid(
      items.length === 1 && only !== undefined
        ? t('pickers.movedTo', { name: itemOf(only).name, list })
        : t('pickers.movedManyTo', { count: items.length, list }),
    );
  };
  const add = (items: readonly T[]) => {
    const answer = mayAdd?.(items) ?? true;
    if (answer === true) return move('active', items);
    void answer.then((isAllowed) => isAllowed && move('active', items));
  };
  return (
    <div className={classes.lists}>
      <TransferPane
        kind="add"
        title={inactiveTitle}
        source={inactive}
        came={removed}
        went={added}
        isMarked={!isDraft}
        itemOf={itemOf}
        empty={props.inactiveEmpty}
        onMove={add}
      />
      <TransferPane
        kind="remove"
        title={activeTitle}
        source={active}
        came={added}
        went={removed}
        isMarked={!isDraft}
        itemOf={itemOf}
        empty={props.activeEmpty}
        onMove={(items) => move('inactive', items)}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
