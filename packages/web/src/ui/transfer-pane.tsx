import { Button } from '@mantine/core';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { InfiniteList } from './infinite-list.tsx';
import { isFound } from './is-found.ts';
import type { PagedSource } from './paged-source.ts';
import type { PickerItem } from './picker-item.ts';
import { SearchField } from './search-field.tsx';
import classes from './transfer-lists.module.css';
import { rowsAfterMoves } from './transfer-moves.ts';
import { TransferRow } from './transfer-row.tsx';

interface Props<T> {
  kind: 'add' | 'remove';
  title: string;
  source: PagedSource<T>;
  /** Moved here, and moved away from here. */
  came: readonly T[];
  went: readonly T[];
  /** Whether what came is marked as not saved. */
  isMarked: boolean;
  itemOf: (item: T) => PickerItem;
  empty: string;
  onMove: (items: readonly T[]) => void;
}

/** One of the two lists: name, number, search, rows. */
export function TransferPane<T>(props: Props<T>) {
  const { kind, title, source, came, went, isMarked, itemOf, empty, onMove } = props;
  const { t } = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number | null>(null);
  const { rows, total } = rowsAfterMoves(source, came, went, (item) => {
    const { name, note } = itemOf(item);
    return isFound(note ? `${name} ${note}` : name, source.search);
  });
  const changed = new Set(isMarked ? came.map(source.keyOf) : []);
  useLayoutEffect(() => {
    if (focusAt.current === null) return;
    // The pressed button has gone with its row: the keyboard stays at its place in the list.
    const buttons = list.current?.querySelectorAll<HTMLElement>('button[data-move]') ?? [];
    (buttons[Math.min(focusAt.current, buttons.length - 1)] ?? list.current)?.focus();
    focusAt.current = null;
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside a button
    <div className={classes.pane} role="group" aria-labelledby={id}>
      <header className={classes.head}>
        <h3 id={id} className={classes.title}>
          {title}
          {total === undefined ? null : <span className={classes.count}>{formatNumber(total)}</span>}
        </h3>
        {rows.length > 1 ? (
          <Button size="sm" variant="subtle" onClick={() => onMove(rows)}>
            {t(kind === 'add' ? 'pickers.addAllShown' : 'pickers.removeAllShown')}
          </Button>
        ) : null}
      </header>
      <div className={classes.search}>
        <SearchField
          size="sm"
          label={t('pickers.searchIn', { list: title })}
          placeholder={t('common.search')}
          value={source.search}
          onSearch={source.onSearch}
        />
      </div>
      <InfiniteList
        ref={list}
        label={title}
        source={source}
        items={rows}
        total={total}
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
