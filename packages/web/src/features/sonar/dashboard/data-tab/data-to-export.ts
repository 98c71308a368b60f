import type { CalculationRow } from '@soundings/contract/sonar/scores';
import { networkNames, type SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { TFunction } from 'i18next';
import type { Brand } from '../dashboard.ts';
import { hasFailed } from '../figures/missing-figures.ts';
import { daysWords } from '../figures/network-figures.ts';
import type { ExportedTable } from '../table/table-file.ts';
import { type DataColumn, valueIn } from './data-columns.ts';

export const dataToExport = (
  t: TFunction,
  rows: readonly Brand[],
  columns: readonly DataColumn[],
  network: SocialNetwork | undefined,
): ExportedTable => {
  const told = columns.map((column) => ({ column, unevenOf: unevenDays(rows, column) }));
  return {
    title: network === undefined ? t('brandTab.theData') : `${t('brandTab.theData')}, ${networkNames[network]}`,
    columns: [
      t('brandTab.company'),
      'Domain',
      ...(network === undefined ? [] : [t('brandTab.state'), t('brandTab.dataTill')]),
      ...told.flatMap(({ column, unevenOf }) => {
        const heading = t('brandTab.fileHeading', {
          network: networkNames[column.network],
          metric: t(`brandTab.metric.${column.metric}`),
          value: t(`brandTab.${column.value === 'trend' ? 'changeOf' : column.value}`),
        });
        if (unevenOf === null) return [heading];
        return [t('brandTab.filePerDay', { heading }), t('brandTab.fileDays', { heading })];
      }),
    ],
    rows: rows.map((brand) => [
      brand.label,
      brand.domain,
      ...(network === undefined
        ? []
        : [t(`brandTab.state_${accountState(brand, network)}`), brand.socialCalculations[network]?.till ?? null]),
      ...told
        .flatMap(({ column, unevenOf }) => {
          const value = valueIn(brand, column);
          const figure = figureIn(brand, column);
          if (unevenOf === null) return [column.metric === 'score' || value === null ? value : Math.round(value)];
          if (figure === undefined || figure.days !== undefined || value === null)
            return [value, figure && daysWords(t, figure, column.value)];
          return [value / unevenOf, null];
        })
        .map((cell) => cell ?? null),
    ]),
    notes: [t('brandTab.footData')],
  };
};

const figureIn = (brand: Brand, { network, metric }: DataColumn) => brand.socialCalculations[network]?.metrics[metric];

/** How many days the range of a column has, where some of its sums are not of all of them: then all are told per day. */
const unevenDays = (rows: readonly Brand[], column: DataColumn): number | null => {
  const end = column.value === 'compareTo' ? 'compareTo' : 'comparable';
  const days = rows.flatMap((brand) => figureIn(brand, column)?.days ?? []);
  return days[0]?.[end].of ?? null;
};

type AccountState = 'noAccount' | 'failed' | 'partly' | 'hidden' | 'imported' | 'collected';

export const accountState = (
  { socialCalculations }: Pick<CalculationRow, 'socialCalculations'>,
  network: SocialNetwork,
): AccountState => {
  const account = socialCalculations[network];
  if (account === undefined) return 'noAccount';
  if (account.reason === null) return 'imported';
  if (hasFailed(account.reason)) return 'failed';
  return account.reason === 'partly' || account.reason === 'hidden' ? account.reason : 'collected';
};
