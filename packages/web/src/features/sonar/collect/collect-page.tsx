import type { CollectReason } from '@soundings/contract/sonar/metrics';
import { datasetFileTypes, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProjectNotFound } from '#/features/projects/project-not-found.tsx';
import { formatNumber } from '#/lib/format.ts';
import { needSonarDataTexts } from '#/lib/i18n.ts';
import { isMissing } from '#/ui/feedback/error-state.tsx';
import { toastSuccess } from '#/ui/feedback/toast.tsx';
import { FileDropArea, useFilePicker } from '#/ui/form/file-drop.tsx';
import { LazyBrandDialog } from '../brands/brand-dialog.lazy.tsx';
import { type Brand, labelSuggestions } from '../brands/brand-fields.ts';
import { ImportState, useBrandFile } from '../brands/brand-file.tsx';
import { findProfiles, importBrands } from '../brands/brands.api.ts';
import { DeleteDialog } from '../brands/delete-dialog.tsx';
import { brandsQuery, collectedDatesQuery, logoAddress, useRefreshBrands } from './collect.api.ts';
import { CollectHeader } from './collect-header.tsx';
import classes from './collect-page.module.css';
import { type CollectSearch, changeSearch, noFilters, toCollectQuery } from './collect-search.ts';
import { CollectedFacts, DashboardLink } from './collected-facts.tsx';
import { JobStatus } from './job/job-status.tsx';
import { useJobs } from './job/use-jobs.ts';
import { isCollected } from './marks/mark-words.ts';
import { BrandFilters, BrandToolbar } from './table/brand-toolbar.tsx';
import { BrandsCard, NoBrands } from './table/brands-card.tsx';
import { useBrandActions, useSaveBrand, useSelection } from './table/use-brand-actions.ts';

const ImportDialog = lazy(async () => {
  const [{ ImportDialog }] = await Promise.all([import('./metric-import/import-dialog.tsx'), needSonarDataTexts()]);
  return { default: ImportDialog };
});

interface Props {
  projectId: string;
  projectName: string | undefined;
  search: CollectSearch;
  onSearch: (search: CollectSearch) => void;
  canEdit: boolean;
  canManageSources: boolean;
}

export function CollectPage({ projectId, projectName, search, onSearch: goTo, canEdit, canManageSources }: Props) {
  const { t } = useTranslation();
  const query = toCollectQuery(search);
  const brands = useQuery(brandsQuery(projectId, query));
  const dates = useQuery(collectedDatesQuery(projectId));
  const jobs = useJobs(projectId);
  const selection = useSelection();
  const actions = useBrandActions(
    projectId,
    // Figures of a file are no account's, so the project tells whether there are any.
    { shown: brands.data?.content ?? [], hasFigures: dates.data?.collectedFrom !== null },
    selection,
    jobs.blocked,
  );
  const save = useSaveBrand(projectId);
  const upload = useBrandImport(projectId);
  const picker = useFilePicker(t('sonarCollect.importBrands'), datasetFileTypes, upload.take);
  const [metricImport, setMetricImport] = useState<{ file: File | null } | null>(null);
  const counts = brands.data?.counts;
  const hasLinks = Object.values(counts?.linked ?? {}).some((linked) => linked > 0);
  const shown = brands.data?.content ?? [];
  // Before there is any link: its site is searched first, and where that found none, a person adds them.
  const isFirstSearch =
    counts !== undefined && counts.toCrawl > 0 && !hasLinks && shown.some(({ crawledOn }) => crawledOn === null);
  const unlinked = shown.find(({ socials }) => Object.keys(socials).length === 0);
  const reasons = Object.keys(dates.data?.accounts ?? {}) as CollectReason[];

  const onSearch = (next: CollectSearch) => {
    // Nobody deletes what they do not see any more.
    if (next.query !== search.query || next.filter !== search.filter) selection.clear();
    goTo(next);
  };
  if (brands.data === undefined && isMissing(brands.error)) return <ProjectNotFound />;
  const { editing } = actions;
  const next = editing.brand && shown[shown.findIndex(({ id }) => id === editing.brand?.id) + 1];
  const canChange = canEdit && jobs.blocked === null;
  const addLinksTo = (brand: Brand | undefined) =>
    canChange && brand ? () => actions.rows.onEdit(brand, socialNetworks[0]) : null;
  const addMissing = addLinksTo(unlinked);
  const isLinksNext = !hasLinks && !isFirstSearch;
  const isEmpty = counts?.all === 0;
  const isCollectedOnce = typeof dates.data?.collectedFrom === 'string';
  // Before the first figures the sentence about invented data leads to the sources.
  const hasOwnSources = canManageSources && dates.data !== undefined && (isCollectedOnce || !dates.data.nextIsDemo);
  return (
    <div className={classes.page}>
      <CollectHeader
        projectName={projectName}
        isBefore={!isCollectedOnce && jobs.running === null}
        canManageSources={hasOwnSources && !isEmpty}
        blocked={jobs.blocked}
        onFindProfiles={isFirstSearch ? () => jobs.ask('crawl') : null}
        onAddLinks={isLinksNext ? addMissing : null}
        onCollect={isEmpty ? null : () => jobs.ask('collect')}
        dashboard={isCollectedOnce && jobs.running === null ? <DashboardLink projectId={projectId} /> : null}
      />
      <JobStatus
        projectId={projectId}
        jobs={jobs}
        toCrawl={counts?.toCrawl ?? 0}
        accounts={dates.data?.accounts}
        onAddLinks={addLinksTo(unlinked ?? shown[0])}
        onAddMissing={isLinksNext ? null : addMissing}
      />
      {!isEmpty && (isCollectedOnce || jobs.running === null) && (
        <CollectedFacts
          projectId={projectId}
          dates={dates}
          canEdit={canEdit}
          canManageSources={canManageSources}
          onImportMetrics={canChange && shown.length > 0 ? () => setMetricImport({ file: null }) : null}
        />
      )}
      <FileDropArea isDisabled={!canChange} onFile={upload.take} dropNow={t('sonar.importDrop')}>
        <BrandsCard
          brands={brands}
          query={query}
          search={search}
          onSearch={onSearch}
          selected={selection.ids}
          actions={canEdit ? actions.rows : null}
          toolbar={
            <BrandToolbar
              projectId={projectId}
              filters={
                <BrandFilters
                  counts={counts}
                  query={query}
                  search={search}
                  onSearch={onSearch}
                  lacksCollection={reasons.some((reason) => !isCollected(reason))}
                />
              }
              counts={counts}
              canEdit={canEdit}
              canManageSources={hasOwnSources}
              blocked={jobs.blocked}
              selected={selection.ids.size}
              onClearSelection={selection.clear}
              onDelete={actions.deleteSelected}
              onCrawl={() => jobs.ask('crawl')}
              onUpload={picker.pick}
              onAdd={actions.add}
              onImportMetrics={() => setMetricImport({ file: null })}
            />
          }
          importState={
            <ImportState
              state={upload}
              onMetrics={(file) => {
                upload.clear();
                setMetricImport({ file });
              }}
            />
          }
          empty={
            <NoBrands
              query={query}
              canEdit={canEdit}
              onAdd={actions.add}
              onUpload={picker.pick}
              onRemoveFilters={() => onSearch(changeSearch(search, noFilters))}
            />
          }
          note={jobs.running === 'crawl' ? t('sonarCollect.editingRests') : null}
          isCollected={reasons.length > 0}
        />
      </FileDropArea>
      {picker.input}
      {metricImport && (
        <Suspense>
          <ImportDialog projectId={projectId} file={metricImport.file} onClose={() => setMetricImport(null)} />
        </Suspense>
      )}
      <LazyBrandDialog
        key={editing.brand?.id}
        opened={editing.opened}
        onClose={editing.close}
        brand={editing.brand ?? undefined}
        network={editing.network}
        logo={editing.brand && logoAddress(editing.brand)}
        suggestions={labelSuggestions(brands.data?.content ?? [])}
        onSave={(fields, before) => save(fields, editing.brand, before)}
        onNext={next && ((network) => actions.rows.onEdit(next, network))}
        findProfiles={(body, signal) => findProfiles({ body, signal })}
      />
      <DeleteDialog
        opened={actions.deleting.opened}
        count={actions.deleting.ids.length}
        company={actions.deleting.brand?.brandCompany}
        text={t('sonarCollect.deleteText', { count: actions.deleting.ids.length })}
        isBusy={actions.deleting.isBusy}
        onConfirm={actions.deleting.confirm}
        onClose={actions.deleting.close}
      />
    </div>
  );
}

function useBrandImport(projectId: string) {
  const { t } = useTranslation();
  const refresh = useRefreshBrands(projectId);
  return useBrandFile(
    (sending) => importBrands(projectId, sending).finally(refresh),
    ({ added, changed: updated }) =>
      toastSuccess({
        title: t('sonarCollect.uploaded'),
        text: t('sonarCollect.uploadedText', { added: formatNumber(added), changed: formatNumber(updated) }),
      }),
  );
}
