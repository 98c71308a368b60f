import { useState } from 'react';

/** The same object as long as what it says is the same, so that what hangs on it is not made anew. */
export function useStable<T>(value: T, says: string): T {
  const [kept, setKept] = useState({ value, says });
  if (kept.says === says) return kept.value;
  setKept({ value, says });
  return value;
}
