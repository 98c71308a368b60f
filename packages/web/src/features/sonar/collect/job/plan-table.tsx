import type { CollectPlan } from '@soundings/contract/sonar/collect';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import type { Column } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import { NetworkIcon } from '../../brands/icons.tsx';
import classes from './plan-dialog.module.css';

type NetworkPlan = CollectPlan['networks'][number];

export function PlanTable({ plan }: { plan: CollectPlan }) {
  const { networks, demo } = plan;
  const { t } = useTranslation();
  const columns: Column<NetworkPlan>[] = [
    {
      id: 'network',
      heading: t('collectPlan.network'),
      isRowHeading: true,
      cell: ({ network, source }) => (
        <span className={classes.network}>
          <NetworkIcon network={network} size={15} />
          {t(`sonar.network.${network}`)}
          {source === 'provider' && <span className={classes.quiet}>{t('collectPlan.byProvider')}</span>}
          {source === null && <span className={classes.noKey}>{t('collectPlan.noKey')}</span>}
        </span>
      ),
    },
    {
      id: 'accounts',
      heading: t('collectPlan.accounts'),
      className: classes.number,
      cell: ({ accounts }) => formatNumber(accounts),
    },
    {
      id: 'calls',
      heading: t('collectPlan.calls'),
      headClassName: classes.number,
      drawnCell: ({ source, calls }) =>
        source === null ? (
          <td className={cell} colSpan={3}>
            <span className={classes.left}>{t('collectPlan.noKey')}</span>
          </td>
        ) : (
          <td className={`${cell} ${classes.number}`}>{formatNumber(calls)}</td>
        ),
    },
    {
      id: 'quota',
      heading: t('collectPlan.quota'),
      headClassName: classes.quota,
      drawnCell: (of) =>
        of.source === null ? null : (
          <td className={`${cell} ${classes.quota}`} data-over={isOver(of) || undefined}>
            <Quota of={of} />
          </td>
        ),
    },
    {
      id: 'cost',
      heading: t('collectPlan.costUsd'),
      headClassName: `${classes.number} ${classes.cost}`,
      drawnCell: ({ source, usd }) =>
        source === null ? null : (
          <td className={`${cell} ${classes.number} ${classes.cost}`}>
            {usd > 0 ? formatNumber(usd, 2) : t(source === 'provider' ? 'collectPlan.unknown' : 'collectPlan.free')}
          </td>
        ),
    },
  ];
  return (
    <DataTable
      look="plain"
      label={t('collectPlan.byNetwork')}
      className={classes.scroll}
      tableClassName={classes.table}
      caption={demo && <caption className={classes.caption}>{t('collectPlan.withKeys')}</caption>}
      foot={networks.length > 1 && <Total plan={plan} />}
      columns={columns}
      rows={networks}
      keyOf={({ network }) => network}
      rowAttributes={({ source }) => ({ 'data-left-out': source === null || undefined })}
    />
  );
}

const cell = 'mantine-Table-td';

function Total({ plan: { accounts, calls, usd } }: { plan: CollectPlan }) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row" className="mantine-Table-th">
        {t('collectPlan.total')}
      </th>
      <td className={`${cell} ${classes.number}`}>{formatNumber(accounts)}</td>
      <td className={`${cell} ${classes.number}`}>{formatNumber(calls)}</td>
      <td className={`${cell} ${classes.quota}`} />
      <td className={`${cell} ${classes.number} ${classes.cost}`}>
        {usd > 0 ? formatNumber(usd, 2) : t('collectPlan.free')}
      </td>
    </tr>
  );
}

const isOver = ({ units, unitsADay }: Pick<NetworkPlan, 'units' | 'unitsADay'>): boolean =>
  unitsADay !== null && units > unitsADay;

function Quota({ of: { units, unitsADay } }: { of: NetworkPlan }) {
  const { t } = useTranslation();
  if (unitsADay === null) return '–';
  const text = t('collectPlan.units', { units: formatNumber(units), most: formatNumber(unitsADay) });
  if (!isOver({ units, unitsADay })) return text;
  return (
    <span className={classes.over}>
      {text} <span>{t('collectPlan.tooMany')}</span>
    </span>
  );
}
