import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what came first of a view was painted: what is out of sight is drawn after it, so that it opens sooner. Not by
 * useDeferredValue, whose second drawing React begins again and again while it holds back a part that was still being
 * loaded.
 */
export const useIsPainted = (view = ''): boolean => {
  const [painted, setPainted] = useState<string | null>(null);
  useEffect(() => {
    // A frame begins with this and ends with its paint.
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(view)));
    return () => cancelAnimationFrame(frame);
  }, [view]);
  return painted === view;
};
