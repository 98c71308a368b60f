import type { ProjectType } from '@soundings/contract/projects/projects';
import type { Block, BlockOf } from '@soundings/contract/reports/reports';
import { kindsOfType, newBlock } from '../new-block.ts';
import { type AddSearch, scoreOfTab } from './add-search.ts';

type Fixed = Extract<BlockOf<'sonarTable'>['period'], { type: 'fixed' }>;

const fixedPeriod = ({ from, to, prevFrom, prevTo }: AddSearch): Fixed | null =>
  from && to && prevFrom && prevTo
    ? {
        type: 'fixed',
        ranges: { comparable: { startDate: from, endDate: to }, compareTo: { startDate: prevFrom, endDate: prevTo } },
      }
    : null;

/** Takes over what the page showed: its days, the score of its tab, its audiences, its message. */
const asShown = (block: Block, search: AddSearch): Block => {
  const period = fixedPeriod(search) ?? ({ type: 'latest' } as const);
  const score = scoreOfTab(search.tab);
  return {
    ...block,
    ...('period' in block && { period }),
    ...('score' in block && score && { score }),
    ...('audienceIds' in block && search.filters && { audienceIds: search.filters }),
    ...('messageId' in block && search.message && { messageId: search.message }),
  } as Block;
};

/** Kinds that show what the tab shows, which are chosen at first. */
const usual: Readonly<Record<string, readonly string[]>> = {
  navig8: ['sonarChapter'],
  dashboard: ['sonarFigures', 'sonarRanking'],
  brand: ['sonarTable'],
  data: ['sonarTable'],
  messages: ['resonanceChart'],
  concepts: ['resonanceConcept'],
  benchmarks: ['resonanceBenchmark'],
};

export const suggestBlocks = (type: ProjectType, search: AddSearch): { block: Block; isChosen: boolean }[] => {
  const kinds = kindsOfType(type);
  const wanted = scoreOfTab(search.tab) ? ['sonarRanking', 'sonarTrend'] : (usual[search.tab ?? ''] ?? []);
  const chosen = kinds.filter((kind) => wanted.includes(kind));
  return kinds.map((kind) => ({
    block: asShown(newBlock(kind, search.project!), search),
    isChosen: chosen.length > 0 ? chosen.includes(kind) : kind === kinds[0],
  }));
};
