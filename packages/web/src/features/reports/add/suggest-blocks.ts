import type { ProjectType } from '@soundings/contract/projects/projects';
import type { Block, BlockOf } from '@soundings/contract/reports/blocks';
import { reportLimits, scorePairNames } from '@soundings/contract/reports/report-choices';
import { kindsOfType, newBlock } from '../new-block.ts';
import { type AddSearch, scoreOfTab } from './add-search.ts';
import { nothingShown, type Shown } from './shown-choices.ts';

type Fixed = Extract<BlockOf<'sonarTable'>['period'], { type: 'fixed' }>;

const fixedPeriod = ({ from, to, prevFrom, prevTo }: AddSearch): Fixed | null =>
  from && to && prevFrom && prevTo
    ? {
        type: 'fixed',
        ranges: { comparable: { startDate: from, endDate: to }, compareTo: { startDate: prevFrom, endDate: prevTo } },
      }
    : null;

const pairOfTab = (tab: string | undefined) => scorePairNames.find((name) => name === tab);

const asShown = (block: Block, search: AddSearch, shown: Shown): Block => {
  const period = fixedPeriod(search) ?? ({ type: 'latest' } as const);
  const score = scoreOfTab(search.tab);
  return {
    ...block,
    ...('period' in block && { period }),
    ...('score' in block && score && { score }),
    ...('pair' in block && { pair: pairOfTab(search.tab) ?? block.pair }),
    ...('brandIds' in block && { brandIds: shown.brandIds.slice(0, reportLimits.brands) }),
    ...('network' in block && { network: search.network ?? null }),
    ...('postKind' in block && { postKind: search.kind ?? null, words: search.words ?? '' }),
    ...('audiences' in block && { audiences: shown.audiences }),
    ...('message' in block && { message: shown.message }),
    ...('messages' in block && { messages: shown.messages }),
    ...('concept' in block && { concept: shown.concept }),
  } as Block;
};

const usual: Readonly<Record<string, readonly string[]>> = {
  navig8: ['sonarChapter'],
  dashboard: ['sonarFigures', 'sonarRanking'],
  brand: ['sonarTable'],
  data: ['sonarMetrics'],
  messages: ['resonanceChart'],
  concepts: ['resonanceConcept'],
  benchmarks: ['resonanceBenchmark'],
  waves: ['resonanceWaves', 'resonanceWaveTable'],
  verbatims: ['resonanceCodes'],
  posts: ['sonarPosts'],
  path: ['pathTable'],
};

const kindsOfTab = (tab: string | undefined): readonly string[] => {
  if (scoreOfTab(tab) === null) return usual[tab ?? ''] ?? [];
  return ['sonarRanking', 'sonarTrend', ...(pairOfTab(tab) ? ['sonarMap'] : [])];
};

export const suggestBlocks = (
  type: ProjectType,
  search: AddSearch,
  shown: Shown = nothingShown,
): { block: Block; isChosen: boolean }[] => {
  const kinds = kindsOfType(type);
  const wanted = kindsOfTab(search.tab);
  const chosen = kinds.filter((kind) => wanted.includes(kind));
  return kinds.map((kind) => ({
    block: asShown(newBlock(kind, search.project!), search, shown),
    isChosen: chosen.length > 0 ? chosen.includes(kind) : kind === kinds[0],
  }));
};
