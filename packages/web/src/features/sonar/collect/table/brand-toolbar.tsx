import { ActionIcon, Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { datasetFilters } from '@soundings/contract/sonar/sonar-choices';
import {
  IconChartBar,
  IconDots,
  IconDownload,
  IconFileSpreadsheet,
  IconKey,
  IconPlus,
  IconTrash,
  IconUpload,
  IconWorldSearch,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Segmented } from '#/ui/form/segmented.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { SearchField } from '#/ui/table/search-field.tsx';
import { useDownloadTemplate, useExportBrands } from '../../brands/brand-downloads.ts';
import type { BrandCounts } from '../../brands/brand-fields.ts';
import { ActionButton } from '../action-button.tsx';
import { type CollectQuery, type CollectSearch, changeSearch } from '../collect-search.ts';
import { useSources } from '../sources/sources-button.tsx';
import classes from './brand-toolbar.module.css';

interface Props {
  projectId: string;
  filters: ReactNode;
  counts: BrandCounts | undefined;
  canEdit: boolean;
  canManageSources: boolean;
  blocked: string | null;
  selected: number;
  onClearSelection: () => void;
  onDelete: () => void;
  onCrawl: () => void;
  onUpload: () => void;
  onAdd: () => void;
  onImportMetrics: () => void;
}

export function BrandToolbar(props: Props) {
  const { projectId, filters, counts, canEdit, blocked, selected } = props;
  const { t } = useTranslation();
  const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const;
  // What is done with chosen brands takes the place of what adds some, so that the table stays where it is.
  const isChoosing = canEdit && selected > 0;
  const toCrawl = counts?.toCrawl ?? 0;
  const crawlBlocked = blocked ?? (counts && toCrawl === 0 ? t('sonarCollect.nothingToCrawl') : null);
  return (
    <div className={classes.toolbar}>
      {filters}
      <div className={classes.actions}>
        {isChoosing && (
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
        {!isChoosing && (
          <ActionButton
            blocked={crawlBlocked}
            className={classes.wide}
            leftSection={<IconWorldSearch {...icon} />}
            onClick={props.onCrawl}
          >
            {t('sonarCollect.crawlMissing')}
            {toCrawl > 0 && <span className={classes.count}>{formatNumber(toCrawl)}</span>}
          </ActionButton>
        )}
        {canEdit && !isChoosing && (
          <>
            <ActionButton
              blocked={blocked}
              className={classes.roomy}
              leftSection={<IconUpload {...icon} />}
              onClick={props.onUpload}
            >
              {t('sonarCollect.importBrands')}
            </ActionButton>
            <ActionButton
              blocked={blocked}
              className={classes.wide}
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
          onImportMetrics={props.onImportMetrics}
          onAdd={canEdit && blocked === null ? props.onAdd : null}
          onCrawl={crawlBlocked === null ? props.onCrawl : null}
          canManageSources={props.canManageSources}
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

interface MoreMenuProps {
  projectId: string;
  canEdit: boolean;
  isEmpty: boolean;
  blocked: string | null;
  onUpload: (() => void) | null;
  onImportMetrics: () => void;
  onAdd: (() => void) | null;
  onCrawl: (() => void) | null;
  canManageSources: boolean;
}

function MoreMenu({ projectId, canEdit, isEmpty, blocked, canManageSources, ...acts }: MoreMenuProps) {
  const { t } = useTranslation();
  const save = useExportBrands(projectId);
  const template = useDownloadTemplate();
  const sources = useSources();
  const isPhone = useIsPhone();
  const isTight = useMediaQuery('(max-width: 89.99em)', undefined, { getInitialValueInEffect: false });
  const icon = { size: 17, stroke: 1.7 };
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            className={classes.more ?? ''}
            aria-label={t('sonarCollect.more')}
            loading={save.isPending || template.isPending}
          >
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isPhone && acts.onAdd && (
            <Menu.Item leftSection={<IconPlus {...icon} />} onClick={acts.onAdd}>
              {t('sonar.addDataset')}
            </Menu.Item>
          )}
          {isPhone && acts.onCrawl && (
            <Menu.Item leftSection={<IconWorldSearch {...icon} />} onClick={acts.onCrawl}>
              {t('sonarCollect.crawlMissing')}
            </Menu.Item>
          )}
          {isPhone && canManageSources && (
            <Menu.Item leftSection={<IconKey {...icon} />} onClick={sources.open}>
              {t('sonarCollect.sources')}
            </Menu.Item>
          )}
          {isTight && acts.onUpload && (
            <Menu.Item leftSection={<IconUpload {...icon} />} onClick={acts.onUpload}>
              {t('sonarCollect.importBrands')}
            </Menu.Item>
          )}
          {canEdit && (
            <Menu.Item
              leftSection={<IconChartBar {...icon} />}
              disabled={isEmpty || blocked !== null}
              aria-description={blocked ?? undefined}
              onClick={acts.onImportMetrics}
            >
              {t('sonarCollect.importMetrics')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconDownload {...icon} />} disabled={isEmpty} onClick={() => save.mutate()}>
            {t('sonar.export')}
          </Menu.Item>
          {canEdit && (
            <Menu.Item leftSection={<IconFileSpreadsheet {...icon} />} onClick={() => template.mutate()}>
              {t('sonar.template')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {sources.drawer}
    </>
  );
}
