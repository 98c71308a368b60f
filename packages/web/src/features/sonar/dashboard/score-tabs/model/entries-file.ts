import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { TFunction } from 'i18next';
import type { ExportedTable } from '../../export/exported-table.ts';
import { isProvisional, provisionalCell } from '../../provisional-rank.ts';
import type { Entry } from './entry.ts';

/** A view as a file: each score with the one before and its rank. */
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
  ],
});
