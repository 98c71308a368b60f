import { Select } from '@mantine/core';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { IconFlask } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber } from '#/lib/format.ts';
import { Badge } from '#/ui/badge.tsx';
import { SearchField } from '#/ui/search-field.tsx';
import { useDashboard } from '../dashboard.ts';
import { dayText } from '../export/day-text.ts';
import classes from './data-toolbar.module.css';

const all = 'all';

/** Which brands, whose figures, how fresh they are and whether somebody measured them. */
export function DataToolbar({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { brands, calculations, search, change } = useDashboard();
  const { collectedTill, collectedOn, demo } = calculations.dates;
  return (
    <div className={classes.bar}>
      <SearchField
        className={classes.search}
        label={t('brandTab.search')}
        placeholder={t('brandTab.searchCount', { n: formatNumber(brands.length) })}
        value={search.query ?? ''}
        onSearch={(text) => change({ query: text.trim() || undefined })}
      />
      <Select
        className={classes.network ?? ''}
        data-quiet
        aria-label={t('brandTab.chooseNetwork')}
        value={search.network ?? all}
        data={[
          { value: all, label: t('brandTab.allNetworks') },
          ...socialNetworks.map((network) => ({ value: network, label: t(`sonar.network.${network}`) })),
        ]}
        onChange={(value) => change({ network: socialNetworks.find((network) => network === value) })}
      />
      <div className={classes.facts}>
        {demo && (
          <Badge tone="warning" icon={<IconFlask size={12} stroke={1.8} />}>
            {t('brandTab.demoBadge')}
          </Badge>
        )}
        {collectedTill !== null && <span>{t('brandTab.till', { day: dayText(collectedTill) })}</span>}
        {collectedOn !== null && <span>{t('brandTab.collectedOn', { when: formatMoment(collectedOn) })}</span>}
      </div>
      {children}
    </div>
  );
}
