import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what came first was painted. Not by useDeferredValue, whose second drawing React begins again and again while
 * it holds back a part that was still being loaded.
 */
export const useIsNext = (): boolean => {
  const [isNext, setIsNext] = useState(false);
  useEffect(() => startTransition(() => setIsNext(true)), []);
  return isNext;
};
