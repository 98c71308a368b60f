import { useCallback, useState } from 'react';

/** The border box of an element in px, measured before its first paint: a chart is never plain white. */
export function useSize() {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const ref = useCallback((node: HTMLElement | null) => {
    if (node === null) return;
    setSize({ width: node.offsetWidth, height: node.offsetHeight });
    let frame = 0;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.borderBoxSize[0];
      if (!box) return;
      // Not within the observer's own round: what is drawn may resize the element again.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setSize({ width: box.inlineSize, height: box.blockSize }));
    });
    observer.observe(node);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return { ref, ...size };
}
