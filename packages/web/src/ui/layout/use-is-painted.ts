import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what came first was painted: what is out of sight is drawn after it, so that a view opens sooner. Not by
 * useDeferredValue, whose second drawing React begins again and again while it holds back a part that was still being
 * loaded.
 */
export const useIsPainted = (): boolean => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted;
};
