import type { Dataset } from '@soundings/contract/sonar/datasets';
import { useCallback, useState } from 'react';

/** The selected brands by their ids, also those of other pages. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback((some: readonly Pick<Dataset, 'id'>[], isSelected: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      for (const { id } of some) isSelected ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  return { ids, select, clear };
}
export type Selection = ReturnType<typeof useSelection>;
