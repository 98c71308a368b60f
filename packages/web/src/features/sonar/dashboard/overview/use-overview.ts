import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { useDashboard } from '../dashboard.ts';
import { fileTitle } from '../export/table-file.ts';
import type { Entry } from '../score-tabs/model/entry.ts';
import { markWords } from '../score-tabs/model/entry-texts.ts';
import { rankedBrands } from './ranked-brands.ts';
import { withMine } from './with-mine.ts';

/** What the cards of the overview share. */
export function useOverview() {
  const { t } = useTranslation();
  const { calculations, shown, explain } = useDashboard();
  const ranked = (score: ScoreName) => rankedBrands(shown, score);
  return {
    ranked,
    /** The best by a score, and one's own brand wherever it stands. */
    best: (score: ScoreName, count: number) => withMine(ranked(score), count),
    words: (entry: Entry, ...scores: ScoreName[]) => markWords(t, entry, scores),
    open: (score: ScoreName) => (item: { entry: Entry }) => {
      if (item.entry.brand !== null) explain(item.entry.brand, score);
    },
    /** Of a picture: with project and period. */
    fileTitle: (title: string) => fileTitle(calculations, title),
    chartTexts: {
      actions: t('dashboard.chartActions'),
      showTable: t('dashboard.showTable'),
      showChart: t('dashboard.showChart'),
      downloadPng: t('dashboard.downloadPng'),
    },
  };
}
