import { useState } from 'react';
import type { GlobalChoice } from './view-tools.tsx';

export type GlobalView = 'audiences' | 'variables' | 'correlated';

/**
 * Which charts look past the filter: as the whole page does, unless a chart says otherwise. What charts said is over
 * when the page's switch is turned, and when the last filter goes.
 */
export function useGlobalViews(isFiltered: boolean, forAll: boolean): (view: GlobalView) => GlobalChoice {
  const at = `${isFiltered} ${forAll}`;
  const [kept, setKept] = useState<{ at: string; own: Partial<Record<GlobalView, boolean>> }>({ at, own: {} });
  const own = kept.at === at ? kept.own : {};
  if (kept.at !== at) setKept({ at, own });
  return (view) => ({
    isFiltered,
    isGlobal: isFiltered && (own[view] ?? forAll),
    onGlobal: (isGlobal) => setKept({ at, own: { ...own, [view]: isGlobal } }),
  });
}
