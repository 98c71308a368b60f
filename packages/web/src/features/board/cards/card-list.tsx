import { useCallbackRef } from '@mantine/hooks';
import type { BoardMessage } from '@soundings/contract/board/board';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { SharedHint } from '#/ui/feedback/shared-hint.tsx';
import { useIsPainted } from '#/ui/layout/use-is-painted.ts';
import type { BoardActions } from '../board-actions.ts';
import classes from './cards.module.css';
import type { Editor } from './edit-message.tsx';
import { findDiffering } from './message-badges.tsx';
import { MessageCard } from './message-card.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useDragOrder } from './use-drag-order.ts';
import type { EditedMessage } from './use-edited-message.tsx';

export interface CardListProps<M extends BoardMessage> {
  label: string;
  /** What is looked for, and in which order: as long as that is the same, cards out of sight stay drawn. */
  view: string;
  messages: readonly M[];
  actions: BoardActions;
  edited: EditedMessage | null;
  locked: string | null;
  foot?: (message: M) => ReactNode;
  remarks?: (message: M) => ReactNode;
  text?: (message: M) => ReactNode;
  maxLength?: number;
  editor?: Editor;
  /** Of a card's checkbox, where selecting does more than that. */
  selectLabel?: (number: string) => string;
  /** Of a card with its gap, in pixels, before it was measured. */
  roughHeight?: number;
}

/** What stands over the window's ends while the page scrolls: tabs above, the bar with the main action below. */
const covered = { scrollPaddingStart: 120, scrollPaddingEnd: 120 };

export function CardList<M extends BoardMessage>(props: CardListProps<M>) {
  const { label, view, messages, edited, locked, foot, remarks, text, maxLength = 1000, roughHeight = 140 } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const { columns, offset } = useListPlace(list);
  const actions = useStableActions(props.actions);
  const { shown, draggedAt, grip } = useDragOrder(messages, (from, to) => actions.move?.(messages[from]!.id, to));
  const differing = useMemo(() => findDiffering(messages), [messages]);
  const rows = Math.ceil(shown.length / columns);
  const selected = messages.filter((message) => message.selected).length;
  const isPainted = useIsPainted(view);
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => roughHeight,
    // The first paint does with what is in sight.
    overscan: isPainted ? 3 : 0,
    scrollMargin: offset,
    ...covered,
  });
  const [said, setSaid] = useState('');
  const keys = useBoardKeys({
    list,
    messages,
    columns,
    actions,
    edited,
    isLocked: locked !== null,
    showRow: (row) => virtualizer.scrollToIndex(row, { align: 'auto' }),
    onMoved: (to) => setSaid(t('board.movedTo', { place: formatNumber(to + 1), total: formatNumber(messages.length) })),
  });
  const onGrip = useCallbackRef(grip);
  const onEdit = useCallbackRef((message: BoardMessage) => edited?.open(message));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: rows of several cards stand between the list and its items */}
      <div
        ref={list}
        role="list"
        aria-label={label}
        className={classes.list}
        // What most of them are needs no mark.
        data-tints={2 * selected <= messages.length || undefined}
        style={{ height: virtualizer.getTotalSize(), '--columns': columns } as React.CSSProperties}
        onFocus={keys.onFocus}
      >
        {virtualizer.getVirtualItems().map(({ index: row, key, start }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={row}
            className={classes.row}
            style={{ transform: `translateY(${start - offset}px)` }}
          >
            {shown.slice(row * columns, (row + 1) * columns).map((message, column) => {
              const index = row * columns + column;
              return (
                <MessageCard
                  key={message.id}
                  message={message}
                  index={index}
                  total={shown.length}
                  actions={actions}
                  edited={edited?.id === message.id ? edited : null}
                  onEdit={edited ? onEdit : null}
                  locked={locked}
                  isActive={index === keys.activeIndex}
                  isDragged={draggedAt === index}
                  foot={foot}
                  remarks={remarks}
                  text={text}
                  maxLength={maxLength}
                  editor={props.editor}
                  selectLabel={props.selectLabel}
                  marksNew={differing.isNew}
                  marksType={differing.createType}
                  onToggle={keys.toggle}
                  onGrip={onGrip}
                />
              );
            })}
          </div>
        ))}
      </div>
      <SharedHint within={list} />
      <span className={classes.unseen} role="status">
        {said}
      </span>
    </>
  );
}

function useListPlace(list: React.RefObject<HTMLDivElement | null>): { columns: number; offset: number } {
  const [place, setPlace] = useState({ columns: 1, offset: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { columns: columnsIn(width), offset: Math.round(top + window.scrollY) };
      setPlace((now) => (now.columns === next.columns && now.offset === next.offset ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return place;
}

const columnsIn = (width: number): number => (width >= 1180 ? 4 : width >= 860 ? 3 : width >= 560 ? 2 : 1);

/** Stable functions while the same actions are offered, so that cards aren't redrawn. */
function useStableActions(actions: BoardActions): BoardActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const offered = (Object.keys(actions) as (keyof BoardActions)[]).filter((name) => actions[name]).join();
  return useMemo(() => {
    const names = offered === '' ? [] : (offered.split(',') as (keyof BoardActions)[]);
    const call =
      (name: keyof BoardActions) =>
      (...given: unknown[]) =>
        (latest.current[name] as ((...given: unknown[]) => void) | undefined)?.(...given);
    return Object.fromEntries(names.map((name) => [name, call(name)]));
  }, [offered]);
}
