import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '#/ui/layout/layout.module.css';
import { stepTo } from '#/ui/list/list-keys.ts';
import { MessageCard } from './message-card.tsx';
import classes from './message-list.module.css';
import type { RankedMessage } from './ranked-messages.ts';

interface Props {
  messages: readonly RankedMessage[];
  means: { r1: number | null; r2: number | null };
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

const roughHeight = 124;

export function ScrolledMessages(props: Props) {
  const scroll = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: props.messages.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => roughHeight,
    getItemKey: (index) => props.messages[index]?.id ?? index,
    overscan: 4,
  });
  return <Rows {...props} virtualizer={virtualizer} scroll={scroll} offset={0} />;
}

export function PageMessages(props: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => setOffset(list.current?.offsetTop ?? 0), []);
  const virtualizer = useWindowVirtualizer({
    count: props.messages.length,
    estimateSize: () => roughHeight,
    getItemKey: (index) => props.messages[index]?.id ?? index,
    overscan: 4,
    scrollMargin: offset,
  });
  return <Rows {...props} virtualizer={virtualizer} scroll={list} offset={offset} />;
}

interface RowsProps extends Props {
  // biome-ignore lint/suspicious/noExplicitAny: the two virtualizers differ only in what scrolls
  virtualizer: Virtualizer<any, Element>;
  scroll: React.RefObject<HTMLDivElement | null>;
  offset: number;
}

function Rows({ messages, means, selectedId, onSelect, virtualizer, scroll, offset }: RowsProps) {
  const { t } = useTranslation();
  const id = useId();
  const at = messages.findIndex((message) => message.id === selectedId);
  const optionId = (index: number) => `${id}-${index}`;
  const items = virtualizer.getVirtualItems();
  const isDrawn = items.some(({ index }) => index === at);
  const wasMoved = useRef(false);

  useEffect(() => {
    if (wasMoved.current && at >= 0) virtualizer.scrollToIndex(at, { align: 'auto' });
    wasMoved.current = false;
  }, [at, virtualizer]);

  const move = (event: React.KeyboardEvent) => {
    const next = messages[stepTo(event.key, at, messages.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    wasMoved.current = true;
    onSelect(next.id);
  };

  return (
    <div
      ref={scroll}
      className={`${classes.scroll} ${layout.fadesAtFoot}`}
      role="listbox"
      tabIndex={0}
      aria-label={t('resonance.messages')}
      aria-activedescendant={isDrawn ? optionId(at) : undefined}
      onKeyDown={move}
    >
      <div className={classes.sizer} role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const message = messages[index];
          if (message === undefined) return null;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list box handles the keys of its options
            // biome-ignore lint/a11y/useFocusableInteractive: the list box holds the focus (aria-activedescendant)
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              id={optionId(index)}
              className={classes.option}
              role="option"
              aria-selected={message.id === selectedId}
              aria-posinset={index + 1}
              aria-setsize={messages.length}
              style={{ transform: `translateY(${start - offset}px)` }}
              onClick={() => onSelect(message.id)}
            >
              <MessageCard message={message} means={means} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
