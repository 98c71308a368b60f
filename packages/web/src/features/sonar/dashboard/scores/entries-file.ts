import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { TFunction } from 'i18next';
import { isProvisional, provisionalCell } from '../figures/score-words.ts';
import { shortGrowthNotes } from '../figures/short-growth-notes.ts';
import type { ExportedTable } from '../table/table-file.ts';
import type { Entry } from './entries.ts';

export const entriesFile = (
  t: TFunction,
  title: string,
  entries: readonly Entry[],
  scores: readonly ScoreName[],
): ExportedTable => ({
  title,
  columns: [
    t('scoreTabs.company'),
    ...scores.flatMap((name) => {
      const score = t(`scores.${name}`);
      return [
        score,
        t('scoreTabs.fileBefore', { score }),
        t('scoreTabs.fileChange', { score }),
        t('scoreTabs.fileRank', { score }),
        ...(name === 'powerrank' ? [t('scores.placeIs')] : []),
      ];
    }),
  ],
  rows: entries.map((entry) => [
    entry.name,
    ...scores.flatMap((name) => {
      const { score, prevScore, rank } = entry.levels[name];
      const change = score === null || prevScore === null ? null : score - prevScore;
      const place = name === 'powerrank' ? [provisionalCell(t, isProvisional(entry.brand, name))] : [];
      return [score, prevScore, change, rank, ...place];
    }),
  ]),
  notes: [
    t('scoreTabs.fileScale'),
    ...(scores.some((name) => entries.some(({ brand }) => isProvisional(brand, name)))
      ? [t('scores.provisionalHelp')]
      : []),
    ...shortGrowthNotes(
      t,
      entries.flatMap(({ brand }) => brand ?? []),
      scores,
    ),
  ],
});
