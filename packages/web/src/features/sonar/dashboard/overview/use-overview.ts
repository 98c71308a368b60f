import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { type Brand, useDashboard } from '../dashboard.ts';
import { bestFirst, brandEntry, type Entry, limitedTop, topAndOwn } from '../scores/entries.ts';
import { markWords } from '../scores/entry-texts.ts';
import { fileTitle } from '../table/table-file.ts';

export function useOverview() {
  const { t } = useTranslation();
  const { calculations, shown, explain } = useDashboard();
  const ranked = (score: ScoreName) => rankedBrands(shown, score);
  return {
    ranked,
    top: (score: ScoreName, count: number) => topAndOwn(ranked(score), count),
    best: (score: ScoreName, count: number) => limitedTop(ranked(score), count),
    words: (entry: Entry, ...scores: ScoreName[]) => markWords(t, entry, scores),
    open: (score: ScoreName) => (item: { entry: Entry }) => {
      if (item.entry.brand !== null) explain(item.entry.brand, score);
    },
    fileTitle: (title: string) => fileTitle(calculations, title),
    chartTexts: {
      actions: t('dashboard.chartActions'),
      showTable: t('dashboard.showTable'),
      showChart: t('dashboard.showChart'),
      downloadPng: t('dashboard.downloadPng'),
    },
  };
}

/** Ranks a thousand brands once for all cards, and again only for other brands. */
const kept = new WeakMap<readonly Brand[], Map<ScoreName, Entry[]>>();

const rankedBrands = (brands: readonly Brand[], score: ScoreName): readonly Entry[] => {
  const rankings = kept.get(brands) ?? new Map<ScoreName, Entry[]>();
  kept.set(brands, rankings);
  const known = rankings.get(score);
  if (known !== undefined) return known;
  const ranked = bestFirst(brands.filter((brand) => brand[score].score !== null).map(brandEntry), score);
  rankings.set(score, ranked);
  return ranked;
};
