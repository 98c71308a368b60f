import { Switch } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { HollowSign } from '#/ui/figures/figure.tsx';
import { ConfidenceSign } from '#/ui/figures/marks.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import { useDashboard } from '../dashboard.ts';
import { ExportMenu } from '../table/export-menu.tsx';
import type { ExportedTable } from '../table/table-file.ts';
import classes from './brand-toolbar.module.css';

interface Props {
  showsHidden: boolean;
  onShowHidden: (showsHidden: boolean) => void;
  table: () => ExportedTable;
  isEmpty: boolean;
}

/** What narrows the table, which rank it shows, what its signs mean. */
export function BrandToolbar({ showsHidden, onShowHidden, table, isEmpty }: Props) {
  const { t } = useTranslation();
  const { brands, search, change } = useDashboard();
  const hidden = brands.filter(({ isHidden }) => isHidden).length;
  return (
    <div className={classes.bar}>
      <SearchField
        className={classes.search}
        label={t('brandTab.search')}
        placeholder={t('brandTab.searchCount', { n: formatNumber(brands.length) })}
        value={search.query ?? ''}
        onSearch={(text) => change({ query: text.trim() || undefined })}
      />
      <Segmented
        label={t('brandTab.rankBy')}
        value={search.ranks ?? 'global'}
        options={[
          { value: 'global', label: t('brandTab.globalRank') },
          { value: 'each', label: t('brandTab.eachRank') },
        ]}
        onChange={(ranks) => change({ ranks: ranks === 'each' ? ranks : undefined })}
      />
      <Switch
        className={classes.hidden ?? ''}
        checked={showsHidden}
        label={hidden === 0 ? t('brandTab.showHidden') : t('brandTab.showHiddenCount', { n: formatNumber(hidden) })}
        onChange={(event) => onShowHidden(event.currentTarget.checked)}
      />
      <ul className={classes.legend} aria-label={t('brandTab.legend')}>
        <li>
          <ConfidenceSign level="medium" /> {t('brandTab.mark_medium')}
        </li>
        <li>
          <ConfidenceSign level="low" /> {t('brandTab.mark_low')}
        </li>
        <li title={t('scores.provisionalHelp')}>
          <HollowSign /> {t('brandTab.mark_provisional')}
        </li>
        <li>
          <IconPlugConnectedX size={14} stroke={1.7} aria-hidden="true" /> {t('brandTab.mark_failed')}
        </li>
        <li>
          <span aria-hidden="true">–</span> {t('brandTab.mark_none')}
        </li>
      </ul>
      <ExportMenu table={table} isDisabled={isEmpty} />
    </div>
  );
}
