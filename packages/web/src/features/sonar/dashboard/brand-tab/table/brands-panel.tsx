import { Button } from '@mantine/core';
import { IconEyeOff, IconSearchOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';
import { useStoredFlag } from '#/lib/use-stored-flag.ts';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { useDashboard } from '../../dashboard.ts';
import { BrandFoot } from './brand-foot.tsx';
import { brandSortOf } from './brand-sort.ts';
import { BrandTable } from './brand-table.tsx';
import { BrandToolbar } from './brand-toolbar.tsx';
import { tableRows } from './table-rows.ts';
import { tableToExport } from './table-to-export.ts';

/** All brands by their nine scores, with what narrows and orders them. */
export function BrandsPanel() {
  const { t } = useTranslation();
  const { brands, search, change } = useDashboard();
  const [showsHidden, setShowsHidden] = useStoredFlag('soundings.sonar.showHidden', true);
  const { query, sort: given, ranks } = search;
  const sort = brandSortOf(given);
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
