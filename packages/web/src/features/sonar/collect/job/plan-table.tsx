import { Table } from '@mantine/core';
import type { CollectPlan } from '@soundings/contract/sonar/collect';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { NetworkIcon } from '../../brands/icons.tsx';
import classes from './plan-dialog.module.css';

type NetworkPlan = CollectPlan['networks'][number];

/** By network: how many accounts, whom they are asked from, and what that takes. */
export function PlanTable({ plan: { networks, demo } }: { plan: CollectPlan }) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.scroll} aria-label={t('collectPlan.byNetwork')} tabIndex={0}>
      <Table className={classes.table ?? ''}>
        {demo && <caption className={classes.caption}>{t('collectPlan.withKeys')}</caption>}
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('collectPlan.network')}</Table.Th>
            <Table.Th className={classes.number ?? ''}>{t('collectPlan.accounts')}</Table.Th>
            <Table.Th className={classes.number ?? ''}>{t('collectPlan.calls')}</Table.Th>
            <Table.Th>{t('collectPlan.quota')}</Table.Th>
            <Table.Th className={classes.number ?? ''}>{t('collectPlan.costUsd')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {networks.map((network) => (
            <NetworkRow key={network.network} of={network} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function NetworkRow({ of }: { of: NetworkPlan }) {
  const { t } = useTranslation();
  const { network, accounts, source, calls, usd } = of;
  return (
    <Table.Tr data-left-out={source === null || undefined}>
      <Table.Th scope="row">
        <span className={classes.network}>
          <NetworkIcon network={network} size={15} />
          {t(`sonar.network.${network}`)}
          {source === 'provider' && <span className={classes.quiet}>{t('collectPlan.byProvider')}</span>}
        </span>
      </Table.Th>
      <Table.Td className={classes.number ?? ''}>{formatNumber(accounts)}</Table.Td>
      {source === null ? (
        <Table.Td colSpan={3}>{t('collectPlan.noKey')}</Table.Td>
      ) : (
        <>
          <Table.Td className={classes.number ?? ''}>{formatNumber(calls)}</Table.Td>
          <Table.Td>
            <Quota of={of} />
          </Table.Td>
          <Table.Td className={classes.number ?? ''}>{usd > 0 ? formatNumber(usd, 2) : '–'}</Table.Td>
        </>
      )}
    </Table.Tr>
  );
}

/** "420 of 10 000 units a day"; more than there are leaves accounts for the next day. */
function Quota({ of: { units, unitsADay } }: { of: NetworkPlan }) {
  const { t } = useTranslation();
  if (unitsADay === null) return '–';
  const text = t('collectPlan.units', { units: formatNumber(units), most: formatNumber(unitsADay) });
  if (units <= unitsADay) return text;
  return (
    <span className={classes.over}>
      {text} <span>{t('collectPlan.tooMany')}</span>
    </span>
  );
}
