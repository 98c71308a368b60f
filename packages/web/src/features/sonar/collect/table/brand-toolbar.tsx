import { Button } from '@mantine/core';
import { datasetFilters } from '@soundings/contract/sonar/sonar-choices';
import { IconPlus, IconTrash, IconUpload, IconWorldSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Segmented } from '#/ui/form/segmented.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import type { BrandCounts } from '../../brands/brand-fields.ts';
import { ActionButton } from '../action-button.tsx';
import { type CollectQuery, type CollectSearch, changeSearch } from '../collect-search.ts';
import classes from './brand-toolbar.module.css';
import { MoreMenu } from './more-menu.tsx';

interface Props {
  projectId: string;
  filters: ReactNode;
  counts: BrandCounts | undefined;
  canEdit: boolean;
  blocked: string | null;
  selected: number;
  onClearSelection: () => void;
  onDelete: () => void;
  onCrawl: () => void;
  onUpload: () => void;
  onAdd: () => void;
}

export function BrandToolbar(props: Props) {
  const { projectId, filters, counts, canEdit, blocked, selected } = props;
  const { t } = useTranslation();
  const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const;
  const toCrawl = counts?.toCrawl ?? 0;
  const crawlBlocked = blocked ?? (counts && toCrawl === 0 ? t('sonarCollect.nothingToCrawl') : null);
  return (
    <div className={classes.toolbar}>
      {filters}
      <div className={classes.actions}>
        {canEdit && selected > 0 && (
          <div className={classes.selection}>
            <Button
              variant="subtle"
              aria-description={t('sonarCollect.clearSelection')}
              onClick={props.onClearSelection}
            >
              {t('sonar.selected', { n: formatNumber(selected) })}
            </Button>
            <ActionButton
              blocked={blocked}
              leftSection={<IconTrash {...icon} />}
              tone="danger"
              onClick={props.onDelete}
            >
              {t('sonar.deleteSelected')}
            </ActionButton>
          </div>
        )}
        <ActionButton blocked={crawlBlocked} leftSection={<IconWorldSearch {...icon} />} onClick={props.onCrawl}>
          {t('sonarCollect.crawlMissing')}
          {toCrawl > 0 && <span className={classes.count}>{formatNumber(toCrawl)}</span>}
        </ActionButton>
        {canEdit && (
          <>
            <ActionButton
              blocked={blocked}
              className={classes.roomy}
              leftSection={<IconUpload {...icon} />}
              onClick={props.onUpload}
            >
              {t('sonarCollect.uploadFile')}
            </ActionButton>
            <ActionButton
              blocked={blocked}
              className={classes.add}
              leftSection={<IconPlus {...icon} />}
              onClick={props.onAdd}
            >
              {t('sonar.addDataset')}
            </ActionButton>
          </>
        )}
        <MoreMenu
          projectId={projectId}
          canEdit={canEdit}
          isEmpty={counts?.all === 0}
          blocked={blocked}
          onUpload={canEdit && blocked === null ? props.onUpload : null}
        />
      </div>
    </div>
  );
}

interface BrandFiltersProps {
  counts: BrandCounts | undefined;
  query: CollectQuery;
  search: CollectSearch;
  onSearch: (search: CollectSearch) => void;
  lacksCollection: boolean;
}

export function BrandFilters({ counts, query, search, onSearch, lacksCollection }: BrandFiltersProps) {
  const { t } = useTranslation();
  const offered = datasetFilters.filter(
    (filter) => filter !== 'notCollected' || lacksCollection || query.filter === 'notCollected',
  );
  return (
    <div className={classes.filters}>
      <SearchField
        className={classes.search}
        label={t('sonarCollect.search')}
        value={search.query ?? ''}
        withHotkey
        onSearch={(text) => onSearch(changeSearch(search, { query: text.trim() || undefined }))}
      />
      <Segmented
        label={t('sonarCollect.filters')}
        value={query.filter}
        options={offered.map((filter) => ({
          value: filter,
          label: (
            <>
              {t(`sonarCollect.filter_${filter}`)}
              {counts && filter !== 'notCollected' && (
                <span className={classes.count}>{formatNumber(counts[filter])}</span>
              )}
            </>
          ),
        }))}
        onChange={(filter) => onSearch(changeSearch(search, { filter }))}
      />
    </div>
  );
}
