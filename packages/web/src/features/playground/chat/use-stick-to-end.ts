import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as at the end. */
const near = 48;

/**
 * Keeps the end of what grows in sight for as long as the reader is there; whoever scrolls up reads on undisturbed.
 * `isAway` then offers the way back.
 */
export function useStickToEnd(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  /** Null where nothing was said yet: that is read from its beginning. */
  key: string | null,
) {
  const isAtEnd = useRef(true);
  const [isAway, setAway] = useState(false);
  const toEnd = useCallback(() => {
    isAtEnd.current = true;
    setAway(false);
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [box]);

  useEffect(() => {
    if (key !== null) return toEnd();
    isAtEnd.current = false;
    setAway(false);
    box.current?.scrollTo({ top: 0 });
  }, [key, toEnd, box]);

  useEffect(() => {
    const scrolled = box.current;
    const grown = content.current;
    if (!scrolled || !grown) return;
    let height = scrolled.scrollHeight;
    const onScroll = () => {
      const { scrollTop, scrollHeight, clientHeight } = scrolled;
      // A scroll that only follows what has grown says nothing of the reader.
      if (isAtEnd.current && scrollHeight !== height) return;
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < near;
      setAway(!isAtEnd.current);
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) scrolled.scrollTop = scrolled.scrollHeight;
      height = scrolled.scrollHeight;
    });
    observer.observe(grown);
    scrolled.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      scrolled.removeEventListener('scroll', onScroll);
    };
  }, [box, content]);
  return { isAway, toEnd };
}
