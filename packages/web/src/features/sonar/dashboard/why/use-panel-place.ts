import { type RefObject, useLayoutEffect, useState } from 'react';

const screenSize = (): Screen => ({
  width: document.documentElement.clientWidth,
  height: innerHeight,
  top: barHeight(),
});

/** What stays at the top when the page is scrolled, in px. */
const barHeight = (): number => {
  const main = document.querySelector('main');
  return main === null ? 0 : Number.parseFloat(getComputedStyle(main).getPropertyValue('--sticky-top')) || 0;
};

const atTheRight = (): Place => {
  const { width, height } = screenSize();
  return { left: width - 432, width: 420, top: 12, maxHeight: height - 24, isAbove: false };
};

export function usePanelPlace(origin: RefObject<Element | null>, key: string): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another figure is another row
  useLayoutEffect(() => {
    let frame = 0;
    const put = () => {
      const from = origin.current;
      if (from === null || !from.isConnected) return setPlace((now) => now ?? atTheRight());
      const row = from.closest('tr') ?? from;
      const head = row.closest('table')?.tHead?.rows[0]?.cells[0];
      setPlace(placePanel(row.getBoundingClientRect(), screenSize(), head?.getBoundingClientRect()));
    };
    const putInFrame = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(put);
    };
    put();
    addEventListener('resize', putInFrame);
    document.addEventListener('scroll', putInFrame, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', putInFrame);
      document.removeEventListener('scroll', putInFrame, { capture: true });
    };
  }, [origin, key]);
  return place;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Place {
  left: number;
  width: number;
  top: number;
  maxHeight: number;
  isAbove: boolean;
}

interface Screen {
  width: number;
  height: number;
  /** Height of what stays at the top. */
  top: number;
}

const narrow = 420;
const wide = 760;
const gap = 8;
const margin = 12;
/** Of the page's cards from the window's edges. */
const side = 24;
const enough = 380;
const least = 240;
const most = 560;

const between = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/**
 * Where a panel stands that explains a figure in `row`: at its right or left where there is room, else under or over
 * it, so that it does not hide the row that it is about, nor the head of its table. What fills the screen keeps its left
 * part in sight.
 */
export function placePanel(row: Box, screen: Screen, head?: Pick<Box, 'top' | 'bottom'>): Place {
  const height = screen.height - 2 * margin;
  const beside = { width: narrow, top: margin, maxHeight: height, isAbove: false };
  if (screen.width - row.right - gap - margin >= narrow) return { ...beside, left: row.right + gap };
  if (row.left - gap - margin >= narrow) return { ...beside, left: row.left - gap - narrow };
  const width = Math.min(wide, screen.width - 2 * side);
  const left = between((row.left + row.right - width) / 2, side, screen.width - width - side);
  const below = screen.height - row.bottom - gap - margin;
  const { end, top } = spaceAbove(row, screen, head);
  const above = end - gap - margin - top;
  if (Math.max(below, above) < least) return { ...beside, left: screen.width - narrow - margin };
  if (below >= Math.min(enough, above) || below >= above) {
    return { left, width, top: row.bottom + gap, maxHeight: between(below, 0, most), isAbove: false };
  }
  return { left, width, top: end - gap, maxHeight: Math.min(above, most), isAbove: true };
}

/** From where to where there is room over a row: between it and its table's head, or over that. */
function spaceAbove(row: Box, screen: Screen, head: Pick<Box, 'top' | 'bottom'> | undefined) {
  if (head === undefined || head.bottom > row.top + 1 || head.bottom < screen.top)
    return { end: row.top, top: screen.top };
  const isFar = row.top - head.bottom - gap - margin >= least;
  return isFar ? { end: row.top, top: head.bottom } : { end: head.top, top: screen.top };
}
