import { createContext, useCallback, useContext, useEffect, useId, useState } from 'react';

/** Where a block of a page says whether it holds something unsaved. */
export const DirtyBlocks = createContext<(block: string, isDirty: boolean) => void>(() => undefined);

/** Whether any block holds something unsaved, and where blocks say so: the value for `DirtyBlocks`. */
export function useDirtyBlocks(): [boolean, (block: string, isDirty: boolean) => void] {
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const report = useCallback((block: string, isDirty: boolean) => {
    setDirty((now) =>
      now.includes(block) === isDirty ? now : isDirty ? [...now, block] : now.filter((b) => b !== block),
    );
  }, []);
  return [dirty.length > 0, report];
}

/** Tells the page that this block holds something unsaved, for as long as it does. */
export function useDirtyBlock(isDirty: boolean): void {
  const block = useId();
  const report = useContext(DirtyBlocks);
  useEffect(() => {
    report(block, isDirty);
    return () => report(block, false);
  }, [block, report, isDirty]);
}
