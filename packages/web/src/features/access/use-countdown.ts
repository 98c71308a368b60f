import { useCallback, useEffect, useState } from 'react';

/** Whole seconds that are left, and how to start anew. */
export function useCountdown(seconds: number): [number, () => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [end]);
  return [left, useCallback(() => setEnd(Date.now() + seconds * 1000), [seconds])];
}
