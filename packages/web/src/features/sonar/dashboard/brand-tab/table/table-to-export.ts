import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { TFunction } from 'i18next';
import type { ExportedTable } from '../../export/exported-table.ts';
import { provisionalCell } from '../../provisional-rank.ts';
import type { TableRow } from './table-rows.ts';

/** The table as it is listed, every score with the one before and its place. */
export const tableToExport = (t: TFunction, rows: readonly TableRow[], isFiltered: boolean): ExportedTable => ({
  title: t('brandTab.allBrands'),
  columns: [
    t('brandTab.rank'),
    ...(isFiltered ? [t('brandTab.inView')] : []),
    t('brandTab.company'),
    'Domain',
    ...scoreNames.flatMap((name) => {
      const score = t(`scores.${name}`);
      return [score, `${score}, ${t('brandTab.previous')}`, `${score}, ${t('brandTab.rank')}`];
    }),
    t('scores.placeIs'),
  ],
  rows: rows.map(({ brand, rank, rankInView }) => [
    rank,
    ...(isFiltered ? [rankInView] : []),
    brand.label,
    brand.domain,
    ...scoreNames.flatMap((name) => [brand[name].score, brand[name].prevScore, brand[name].rank]),
    provisionalCell(t, brand.provisional),
  ]),
  notes: [
    t('brandTab.fileScale'),
    ...(rows.some(({ brand }) => brand.provisional) ? [t('scores.provisionalHelp')] : []),
  ],
});
