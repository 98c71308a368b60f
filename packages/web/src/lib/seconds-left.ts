import { useEffect, useState } from 'react';

interface Work {
  handled: number;
  total: number;
  isCounting: boolean;
  least?: number;
}

export function useSecondsLeft({ handled, total, isCounting, least = 1 }: Work): number | undefined {
  const [seen, setSeen] = useState<{ handled: number; at: number } | null>(null);
  useEffect(() => {
    // What it did before anyone looked says nothing about its speed.
    setSeen((first) => (isCounting ? (first ?? { handled, at: Date.now() }) : null));
  }, [isCounting, handled]);
  if (seen === null || !isCounting || handled - seen.handled < least) return undefined;
  return secondsLeft(handled - seen.handled, total - seen.handled, seen.at, Date.now());
}

/** Seconds until all is done at the speed so far; undefined in the first second, when nobody can tell. */
export function secondsLeft(done: number, total: number, startedAt: number, now: number): number | undefined {
  const passed = (now - startedAt) / 1000;
  if (passed < 1 || done <= 0 || total <= done) return undefined;
  return (passed / done) * (total - done);
}
