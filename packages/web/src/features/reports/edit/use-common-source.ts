import type { Block } from '@soundings/contract/reports/blocks';
import type { Source } from '@soundings/contract/reports/report-content';
import { findCommonSource } from '@soundings/contract/reports/report-sources';
import { useCallback, useState } from 'react';

/** What the blocks of a report share of their sources, as far as their previews have loaded. */
export function useCommonSource(blocks: readonly Block[]) {
  const [sources, setSources] = useState<Readonly<Record<string, Source | null>>>({});
  const keepSource = useCallback(
    (blockId: string, source: Source | null) => setSources((before) => ({ ...before, [blockId]: source })),
    [],
  );
  return { common: findCommonSource(blocks.flatMap(({ id }) => sources[id] ?? [])), keepSource };
}
