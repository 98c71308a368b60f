import { Button, VisuallyHidden } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { SearchField } from '../table/search-field.tsx';
import { InfiniteList } from './infinite-list.tsx';
import { isFound, type PagedSource } from './paged-source.ts';
import { type PickerItem, PickerRow } from './picker-row.tsx';
import classes from './transfer-lists.module.css';
import { type Moves, moveIn, moveOut, rowsAfterMoves } from './transfer-moves.ts';

interface TransferListsProps<T> extends Moves<T> {
  inactiveTitle: string;
  activeTitle: string;
  addLabel?: string;
  inactive: PagedSource<T>;
  active: PagedSource<T>;
  itemOf: (item: T) => PickerItem;
  onChange: (moves: { added: T[]; removed: T[] }) => void;
  mayAdd?: (items: readonly T[]) => true | Promise<boolean>;
  isDraft?: boolean;
  isBare?: boolean;
  inactiveEmpty: string;
  activeEmpty: string;
  /** In place of both lists, where neither holds anybody. */
  bothEmpty?: string;
}

export function TransferLists<T>(props: TransferListsProps<T>) {
  const { t } = useTranslation();
  const {
    inactiveTitle,
    activeTitle,
    addLabel,
    inactive,
    active,
    added,
    removed,
    itemOf,
    isDraft = false,
    isBare = false,
    mayAdd,
    onChange,
  } = props;
  const [isChoosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useDidUpdate(() => opener.current?.focus(), [isChoosing]);
  const [said, setSaid] = useState('');
  const move = (to: 'active' | 'inactive', items: readonly T[]) => {
    const moves = (to === 'active' ? moveIn : moveOut)({ added, removed }, items, active.keyOf);
    onChange({ added: [...moves.added], removed: [...moves.removed] });
    const list = to === 'active' ? activeTitle : inactiveTitle;
    const [only] = items;
    setSaid(
      items.length === 1 && only !== undefined
        ? t('forms.movedTo', { name: itemOf(only).name, list })
        : t('forms.movedManyTo', { count: items.length, list }),
    );
  };
  const add = (items: readonly T[]) => {
    const answer = mayAdd?.(items) ?? true;
    if (answer === true) return move('active', items);
    void answer.then((isAllowed) => isAllowed && move('active', items));
  };
  const canChoose = inactive.total !== 0 || inactive.search !== '' || removed.length > 0;
  const hasActive = active.total !== 0 || active.search !== '' || added.length > 0;
  if (props.bothEmpty !== undefined && !canChoose && !hasActive) {
    return (
      <div className={classes.lists} data-bare={isBare || undefined}>
        <p className={classes.none}>{props.bothEmpty}</p>
      </div>
    );
  }
  return (
    <div className={classes.lists} data-bare={isBare || undefined}>
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
      {canChoose && !isChoosing ? (
        <div className={classes.opener}>
          <Button
            ref={opener}
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
            aria-expanded={false}
            aria-label={addLabel ?? `${t('forms.choose')}: ${activeTitle}`}
            onClick={() => setChoosing(true)}
          >
            {addLabel ?? t('forms.choose')}
          </Button>
        </div>
      ) : (
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
          action={
            canChoose && (
              <Button ref={opener} size="sm" aria-expanded onClick={() => setChoosing(false)}>
                {t('forms.chooseDone')}
              </Button>
            )
          }
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

interface Props<T> {
  kind: 'add' | 'remove';
  title: string;
  source: PagedSource<T>;
  came: readonly T[];
  went: readonly T[];
  isMarked: boolean;
  itemOf: (item: T) => PickerItem;
  empty: string;
  onMove: (items: readonly T[]) => void;
  action?: ReactNode;
}

/** So many stand there whole: nothing to search, nothing to scroll. */
const few = 10;

function TransferPane<T>(props: Props<T>) {
  const { kind, title, source, came, went, isMarked, itemOf, empty, onMove, action } = props;
  const { t } = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number | null>(null);
  const { rows, total } = rowsAfterMoves(source, came, went, (item) => {
    const { name, note } = itemOf(item);
    return isFound(note ? `${name} ${note}` : name, source.search);
  });
  const isShort = source.search === '' && total !== undefined && total <= few;
  const changed = new Set(isMarked ? came.map(source.keyOf) : []);
  useLayoutEffect(() => {
    if (focusAt.current === null) return;
    // The pressed button has gone with its row: the keyboard stays at its place in the list.
    const buttons = list.current?.querySelectorAll<HTMLElement>('button[data-move]') ?? [];
    (buttons[Math.min(focusAt.current, buttons.length - 1)] ?? list.current)?.focus();
    focusAt.current = null;
  });
  const moveAll = rows.length > 1 && (
    <Button size="sm" variant="subtle" onClick={() => onMove(rows)}>
      {t(isShort ? `forms.${kind}All` : `forms.${kind}AllShown`)}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside a button
    <div className={classes.pane} role="group" aria-labelledby={id} data-short={isShort || undefined}>
      <header className={classes.head}>
        <h3 id={id} className={classes.title}>
          {title}
          {total === undefined ? null : <span className={classes.count}>{formatNumber(total)}</span>}
        </h3>
        {isShort && moveAll}
        {action}
      </header>
      {!isShort && (
        <div className={classes.search}>
          <SearchField
            size="sm"
            label={t('pickers.searchIn', { list: title })}
            placeholder={t('common.search')}
            value={source.search}
            onSearch={source.onSearch}
          />
        </div>
      )}
      <InfiniteList
        ref={list}
        label={title}
        source={source}
        items={rows}
        total={total}
        isWhole={isShort}
        foot={moveAll}
        empty={empty}
        renderItem={(item) => (
          <TransferRow
            kind={kind}
            item={itemOf(item)}
            isChanged={changed.has(source.keyOf(item))}
            onMove={() => {
              focusAt.current = rows.indexOf(item);
              onMove([item]);
            }}
          />
        )}
      />
    </div>
  );
}

interface TransferRowProps {
  kind: 'add' | 'remove';
  item: PickerItem;
  isChanged: boolean;
  onMove: () => void;
}

function TransferRow({ kind, item, isChanged, onMove }: TransferRowProps) {
  const { t } = useTranslation();
  const Icon = kind === 'add' ? IconPlus : IconMinus;
  const label = t(kind === 'add' ? 'forms.add' : 'forms.remove', { name: item.name });
  return (
    <div className={classes.row} data-changed={isChanged || undefined}>
      <PickerRow item={item} />
      {isChanged ? <span className={classes.changed}>{t('forms.changed')}</span> : null}
      <button
        type="button"
        className={classes.mark}
        data-move={kind}
        aria-label={isChanged ? `${label} (${t('forms.changed')})` : label}
        onClick={onMove}
      >
        <Icon size={15} stroke={2} aria-hidden="true" />
        <span className={classes.word}>{t(kind === 'add' ? 'forms.choose' : 'forms.removeOne')}</span>
      </button>
    </div>
  );
}
