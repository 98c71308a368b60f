import { Button, Switch } from '@mantine/core';
import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { IconEyeOff, IconPlugConnectedX, IconSearchOff } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { useStoredFlag } from '#/lib/use-stored-flag.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Diamond } from '#/ui/figures/diamond.tsx';
import { HollowSign } from '#/ui/figures/figure.tsx';
import { ConfidenceSign } from '#/ui/figures/marks.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useDashboard } from '../dashboard.ts';
import { provisionalCell } from '../figures/score-words.ts';
import { shortGrowthNotes } from '../figures/short-growth-notes.ts';
import { rangeText } from '../period/days.ts';
import { ExportMenu } from '../table/export-menu.tsx';
import type { ExportedTable } from '../table/table-file.ts';
import { BrandSearch } from './brand-search.tsx';
import classes from './brand-tab.module.css';
import { BrandTable } from './brand-table.tsx';
import { parseBrandSort, type TableRow, tableRows } from './table-rows.ts';

export function BrandsPanel() {
  const { t } = useTranslation();
  const { brands, search, change } = useDashboard();
  const [showsHidden, setShowsHidden] = useStoredFlag('soundings.sonar.showHidden', true);
  const { query, sort: given, ranks } = search;
  const sort = parseBrandSort(given);
  const isRankEach = ranks === 'each';
  const language = currentLanguage();
  const rows = useMemo(
    () => tableRows(brands, { query, sort, showsHidden, isRankEach, language }),
    [brands, query, sort, showsHidden, isRankEach, language],
  );
  const isFiltered = rows.length < brands.length;
  return (
    <Card flush footer={<BrandFoot rows={rows} />}>
      <BrandToolbar
        showsHidden={showsHidden}
        onShowHidden={setShowsHidden}
        table={() => tableToExport(t, rows, isFiltered)}
        isEmpty={rows.length === 0}
      />
      {rows.length > 0 ? (
        <BrandTable
          rows={rows}
          sort={sort}
          onSort={(next) => change({ sort: next === '-powerrank' ? undefined : next })}
          isRankEach={isRankEach}
          isFiltered={isFiltered}
        />
      ) : query === undefined ? (
        <EmptyState
          icon={<IconEyeOff size={21} stroke={1.7} />}
          title={t('brandTab.allHidden')}
          actions={<Button onClick={() => setShowsHidden(true)}>{t('brandTab.showHidden')}</Button>}
        >
          {t('brandTab.allHiddenHelp')}
        </EmptyState>
      ) : (
        <EmptyState
          icon={<IconSearchOff size={21} stroke={1.7} />}
          title={t('brandTab.noneMatches')}
          actions={<Button onClick={() => change({ query: undefined })}>{t('brandTab.removeSearch')}</Button>}
        >
          {t('brandTab.noneMatchesHelp', { query })}
        </EmptyState>
      )}
    </Card>
  );
}

const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function BrandFoot({ rows }: { rows: readonly TableRow[] }) {
  const { t } = useTranslation();
  const { brands, ranges } = useDashboard();
  const hidden = brands.filter(({ isHidden }) => isHidden).length;
  const mean = average(rows.flatMap(({ brand }) => brand.powerrank.score ?? []));
  const all = t('brandTab.footCount', { count: brands.length, n: formatNumber(brands.length) });
  let text: string =
    rows.length === brands.length ? all : t('brandTab.footView', { shown: formatNumber(rows.length), brands: all });
  if (hidden > 0) text = t('brandTab.footHidden', { text, n: formatNumber(hidden) });
  if (mean !== null) text = t('brandTab.footMean', { text, mean: formatNumber(mean) });
  return (
    <div className={classes.foot}>
      <span role="status">{text}</span>
      <span>{t('brandTab.footScale', { days: rangeText(ranges.compareTo) })}</span>
    </div>
  );
}

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
    ...shortGrowthNotes(
      t,
      rows.map(({ brand }) => brand),
    ),
  ],
});

interface Props {
  showsHidden: boolean;
  onShowHidden: (showsHidden: boolean) => void;
  table: () => ExportedTable;
  isEmpty: boolean;
}

function BrandToolbar({ showsHidden, onShowHidden, table, isEmpty }: Props) {
  const { t } = useTranslation();
  const { brands, search, change } = useDashboard();
  const hidden = brands.filter(({ isHidden }) => isHidden).length;
  return (
    <div className={classes.bar}>
      <BrandSearch className={classes.search} />
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
        <li title={t('scores.shortGrowthHelp')}>
          <Diamond /> {t('brandTab.mark_shortGrowth')}
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
