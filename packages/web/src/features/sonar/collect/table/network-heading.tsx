import { Table } from '@mantine/core';
import type { DatasetCounts } from '@soundings/contract/sonar/datasets';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { NetworkIcon } from '../../datasets/network-icon.tsx';
import classes from './brand-table.module.css';

interface Props {
  network: SocialNetwork;
  counts: DatasetCounts;
}

/** A network and how many of the project's brands have a link there; where room is short, its sign stands for its name. */
export function NetworkHeading({ network, counts }: Props) {
  const { t } = useTranslation();
  const name = t(`sonar.network.${network}`);
  const linked = formatNumber(counts.linked[network] ?? 0);
  const all = formatNumber(counts.all);
  return (
    <Table.Th className={classes.network ?? ''} title={t('sonarCollect.linkedOf', { network: name, linked, all })}>
      <span className={classes.networkName}>
        <NetworkIcon network={network} size={15} />
        <span className={classes.wide}>{name}</span>
      </span>
      <span className={classes.linked}>
        {linked}/{all}
      </span>
    </Table.Th>
  );
}
