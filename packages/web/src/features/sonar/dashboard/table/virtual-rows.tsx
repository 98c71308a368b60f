import { useMediaQuery } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useIsPainted } from '#/ui/use-is-painted.ts';

/** The specification's: rows drawn beyond those in sight. The first paint does without: a view opens sooner. */
const overscan = 15;
const overscanAtFirst = 0;
const headHeight = 38;

/** Pixels of a row: low ones where they were asked for, but never lower than a finger needs. */
const useRowHeight = (isSlim: boolean): number => {
  const isTouch = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false }) ?? false;
  if (!isSlim) return 44;
  return isTouch ? 40 : 32;
};

/** Draws only rows in sight of a table that scrolls in its own box, under a head that stays. */
export function useVirtualRows(count: number, isSlim: boolean, head = headHeight) {
  const scroll = useRef<HTMLElement>(null);
  const rowHeight = useRowHeight(isSlim);
  const isPainted = useIsPainted();
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: isPainted ? overscan : overscanAtFirst,
    // Rows that are brought into sight must not end under the head.
    scrollPaddingStart: head,
    initialRect: { width: 1200, height: 640 },
  });
  const items = virtual.getVirtualItems();
  return {
    scroll,
    rowHeight,
    indices: items.map(({ index }) => index),
    above: items[0]?.start ?? 0,
    below: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    bring: (index: number) => virtual.scrollToIndex(index, { align: 'auto' }),
  };
}

export function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
