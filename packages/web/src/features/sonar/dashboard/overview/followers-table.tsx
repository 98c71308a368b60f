import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { ChartTable } from '#/ui/charts/frame/chart-table.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import { ExportItems } from '../table/export-items.tsx';
import type { NetworkFollowers } from './compare-followers.ts';

interface Props {
  title: string;
  networks: readonly NetworkFollowers[];
}

const whole = (value: number | null) => figureText(value, 0);

export function FollowersTable({ title, networks }: Props) {
  const { t } = useTranslation();
  return (
    <ChartTable
      caption={t('dashboard.tableOf', { title })}
      rows={networks}
      keyOf={({ network }) => network}
      columns={[
        { heading: t('dashboard.network'), cell: ({ network }) => networkNames[network] },
        { heading: t('dashboard.followers'), isNumber: true, cell: ({ followers }) => whole(followers) },
        { heading: t('dashboard.before'), isNumber: true, cell: ({ previous }) => whole(previous) },
        { heading: t('dashboard.median'), isNumber: true, cell: ({ median }) => whole(median) },
        { heading: t('dashboard.most'), isNumber: true, cell: ({ most }) => whole(most) },
      ]}
    />
  );
}

export function FollowersExport({ title, networks }: Props) {
  const { t } = useTranslation();
  const columns = ['network', 'followers', 'before', 'median', 'most'] as const;
  return (
    <ExportItems
      isDisabled={networks.length === 0}
      table={() => ({
        title,
        columns: columns.map((column) => t(`dashboard.${column}`)),
        rows: networks.map(({ network, followers, previous, median, most }) => [
          networkNames[network],
          followers,
          previous,
          median,
          most,
        ]),
      })}
    />
  );
}
