import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Place, placePanel } from './place-panel.ts';

const screenOf = () => ({ width: document.documentElement.clientWidth, height: innerHeight });

/** Without a row to stand beside, the panel stands at the right. */
const atTheRight = (): Place => {
  const { width, height } = screenOf();
  return { left: width - 432, width: 420, top: 12, maxHeight: height - 24, isAbove: false };
};

/** Where the panel stands now: it follows its row when the page scrolls, and stays when the row is gone. */
export function usePlace(origin: RefObject<Element | null>, key: string): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another figure is another row
  useLayoutEffect(() => {
    let frame = 0;
    const put = () => {
      const from = origin.current;
      if (from === null || !from.isConnected) return setPlace((now) => now ?? atTheRight());
      const row = from.closest('tr') ?? from;
      setPlace(placePanel(row.getBoundingClientRect(), screenOf()));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(put);
    };
    put();
    addEventListener('resize', soon);
    document.addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', soon);
      document.removeEventListener('scroll', soon, { capture: true });
    };
  }, [origin, key]);
  return place;
}
