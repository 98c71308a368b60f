import { lowerIsBetter, type ScoreName } from '@soundings/contract/sonar/score-choices';
import { rankAmong } from '@soundings/engine/score/rank-among';
import type { Brand } from '../../dashboard.ts';
import { isProvisional } from '../../provisional-rank.ts';
import { type BrandSort, sortBrands, sortedScore } from './brand-sort.ts';
import { findBrands } from './find-brands.ts';

export interface TableRow {
  readonly brand: Brand;
  /** Its place among all brands of the project, hidden ones too. */
  readonly rank: number | null;
  readonly prevRank: number | null;
  /** Its place among the rows of the table. */
  readonly rankInView: number | null;
  readonly isProvisional: boolean;
}

interface Wanted {
  query: string | undefined;
  sort: BrandSort;
  showsHidden: boolean;
  /** Each score's own rank, so that of the sorted one; otherwise always the powerrank's. */
  isRankEach: boolean;
  language: string;
}

const rankedScore = ({ sort, isRankEach }: Pick<Wanted, 'sort' | 'isRankEach'>): ScoreName =>
  isRankEach ? sortedScore(sort) : 'powerrank';

/** What the table shows: searched, with or without the hidden, in order, each with its places. */
export const tableRows = (brands: readonly Brand[], wanted: Wanted): TableRow[] => {
  const listed = wanted.showsHidden ? brands : brands.filter(({ isHidden }) => !isHidden);
  const sorted = sortBrands(findBrands(listed, wanted.query), wanted.sort, wanted.language);
  const score = rankedScore(wanted);
  const places = rankAmong(
    sorted.map((brand) => brand[score].score),
    lowerIsBetter.has(score),
  );
  return sorted.map((brand, index) => ({
    brand,
    rank: brand[score].rank,
    prevRank: brand[score].prevRank,
    rankInView: places[index] ?? null,
    isProvisional: isProvisional(brand, score),
  }));
};
