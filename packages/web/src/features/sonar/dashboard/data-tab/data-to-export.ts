import type { SocialNetwork } from '@soundings/contract/sonar-choices';
import type { TFunction } from 'i18next';
import type { Brand } from '../dashboard.ts';
import type { ExportedTable } from '../export/exported-table.ts';
import { accountState } from './account-state.ts';
import type { DataColumn } from './data-columns.ts';
import { valueIn } from './data-sort.ts';

/** The collected figures as they are listed. */
export const dataToExport = (
  t: TFunction,
  rows: readonly Brand[],
  columns: readonly DataColumn[],
  network: SocialNetwork | undefined,
): ExportedTable => ({
  title: network === undefined ? t('brandTab.theData') : `${t('brandTab.theData')}, ${t(`sonar.network.${network}`)}`,
  columns: [
    t('brandTab.company'),
    'Domain',
    ...(network === undefined ? [] : [t('brandTab.state'), t('brandTab.dataTill')]),
    ...columns.map((column) =>
      t('brandTab.fileHeading', {
        network: t(`sonar.network.${column.network}`),
        metric: t(`brandTab.metric.${column.metric}`),
        value: t(`brandTab.${column.value === 'trend' ? 'changeOf' : column.value}`),
      }),
    ),
  ],
  rows: rows.map((brand) => [
    brand.label,
    brand.domain,
    ...(network === undefined
      ? []
      : [t(`brandTab.state_${accountState(brand, network)}`), brand.socialCalculations[network]?.till ?? null]),
    ...columns.map((column) => valueIn(brand, column)),
  ]),
  notes: [t('brandTab.footData')],
});
