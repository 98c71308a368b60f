import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import type { DatasetFilter } from '@soundings/contract/sonar/sonar-choices';
import { IconBuildingStore, IconFilterOff, IconPlus, IconUpload } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSizes } from '#/lib/list-search.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { PaginationBar } from '#/ui/table/pagination-bar.tsx';
import { useDownloadTemplate } from '../../brands/brand-downloads.ts';
import type { BrandPage } from '../../brands/brand-fields.ts';
import classes from '../collect-page.module.css';
import { type CollectQuery, type CollectSearch, changeSearch, isFiltered } from '../collect-search.ts';
import { Legend } from '../marks/mark-signs.tsx';
import type { RowActions } from './brand-cells.tsx';
import { BrandTable } from './brand-table.tsx';

interface Props {
  brands: UseQueryResult<BrandPage>;
  query: CollectQuery;
  search: CollectSearch;
  onSearch: (search: CollectSearch) => void;
  selected: ReadonlySet<string>;
  actions: RowActions | null;
  toolbar: ReactNode;
  importState: ReactNode;
  empty: ReactNode;
  note: string | null;
  isCollected: boolean;
}

export function BrandsCard(props: Props) {
  const { brands, query, search, onSearch, selected, actions, toolbar, importState, empty, note, isCollected } = props;
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching, isPlaceholderData } = brands;
  const pages = data === undefined ? 1 : Math.max(1, Math.ceil(data.totalElements / query.size));
  const isBeyond = !isPlaceholderData && data !== undefined && query.page > pages;
  // The last brand of the last page was deleted, or the address is old.
  useEffect(() => {
    if (isBeyond) onSearch(changeSearch(search, { page: pages }));
  }, [isBeyond, onSearch, search, pages]);
  const hasRows = data !== undefined && data.totalElements > 0;
  return (
    <div className={classes.brands}>
      <Card
        flush
        className={classes.card}
        footer={hasRows ? <Legend note={note} isCollected={isCollected} /> : undefined}
      >
        <VisuallyHidden component="h2">{t('sonarCollect.brands')}</VisuallyHidden>
        {/* Where there is no brand at all, what can be done stands below. */}
        {data?.counts.all !== 0 && toolbar}
        {importState}
        {data === undefined && error === null && <SkeletonRows rows={12} />}
        {data === undefined && error !== null && (
          <ErrorState
            error={error}
            thing={t('sonarCollect.theBrands')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        )}
        {data?.totalElements === 0 && empty}
        {hasRows && (
          <BrandTable
            page={data}
            sort={query.sort}
            onSort={(sort) => onSearch(changeSearch(search, { sort }))}
            selected={selected}
            actions={actions}
            isStale={isPlaceholderData}
          />
        )}
      </Card>
      {hasRows && (
        <PaginationBar
          page={query.page - 1}
          size={query.size}
          total={data.totalElements}
          sizes={pageSizes}
          onPage={(page) => onSearch(changeSearch(search, { page: page + 1 }))}
          onSize={(size) => onSearch(changeSearch(search, { size }))}
        />
      )}
    </div>
  );
}

interface NoBrandsProps {
  query: CollectQuery;
  canEdit: boolean;
  onAdd: () => void;
  onUpload: () => void;
  onRemoveFilters: () => void;
}

const emptyTexts = {
  all: 'sonarCollect.emptyHelpReader',
  withErrors: 'sonarCollect.noneWithErrors',
  missing: 'sonarCollect.noneMissing',
  notCollected: 'sonarCollect.noneNotCollected',
} as const satisfies Record<DatasetFilter, string>;

export function NoBrands({ query, canEdit, onAdd, onUpload, onRemoveFilters }: NoBrandsProps) {
  const { t } = useTranslation();
  const template = useDownloadTemplate();
  if (isFiltered(query)) {
    return (
      <EmptyState
        icon={<IconFilterOff size={21} stroke={1.7} />}
        title={t('sonarCollect.noneMatches')}
        actions={<Button onClick={onRemoveFilters}>{t('sonarCollect.removeFilters')}</Button>}
      >
        {query.query !== undefined
          ? t('sonarCollect.noneMatchesHelp', { query: query.query })
          : t(emptyTexts[query.filter])}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      tone="first"
      icon={<IconBuildingStore size={21} stroke={1.7} />}
      title={t('sonarCollect.empty')}
      actions={
        canEdit && (
          <>
            <Button variant="filled" leftSection={<IconPlus size={17} />} onClick={onAdd}>
              {t('sonar.addDataset')}
            </Button>
            <Button leftSection={<IconUpload size={17} />} onClick={onUpload}>
              {t('sonarCollect.importBrands')}
            </Button>
          </>
        )
      }
    >
      {t(canEdit ? 'sonarCollect.emptyHelp' : 'sonarCollect.emptyHelpReader')}{' '}
      {canEdit && (
        <Anchor component="button" type="button" inherit onClick={() => template.mutate()}>
          {t('sonar.template')}
        </Anchor>
      )}
    </EmptyState>
  );
}
