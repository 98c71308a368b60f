import type { CollectReason } from '@soundings/contract/sonar/metrics';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { findProfiles } from '../../datasets/api/find-profiles.ts';
import { DatasetDialogSoon } from '../../datasets/dataset-dialog-soon.tsx';
import { DropArea } from '../../datasets/import/drop-area.tsx';
import { ImportState } from '../../datasets/import/import-state.tsx';
import { labelSuggestions } from '../../datasets/label-suggestions.ts';
import { collectedDatesQuery } from '../api/collected-dates.ts';
import { projectDatasetsQuery } from '../api/project-datasets.ts';
import { type CollectSearch, changeSearch, collectQueryOf, noFilters } from '../collect-search.ts';
import { CollectedFacts } from '../facts/collected-facts.tsx';
import { isCollected } from '../is-collected.ts';
import { JobsPart } from '../job/jobs-part.tsx';
import { useJobs } from '../job/use-jobs.ts';
import { logoAddress } from '../table/logo-address.ts';
import { BrandFilters } from '../toolbar/brand-filters.tsx';
import { BrandToolbar } from '../toolbar/brand-toolbar.tsx';
import { useSelection } from '../use-selection.ts';
import { BrandsCard } from './brands-card.tsx';
import { CollectHeader } from './collect-header.tsx';
import classes from './collect-page.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { NoBrands } from './no-brands.tsx';
import { ProjectNotFound } from './project-not-found.tsx';
import { useBrandActions } from './use-brand-actions.ts';
import { useFilePicker } from './use-file-picker.tsx';
import { useSaveBrand } from './use-save-brand.ts';
import { useUpload } from './use-upload.ts';

interface Props {
  projectId: string;
  /** Once it is known. */
  projectName: string | undefined;
  search: CollectSearch;
  onSearch: (search: CollectSearch) => void;
  canEdit: boolean;
  canManageSources: boolean;
}

/** The brands of a SONAR project with the links that were found: checked and corrected before data is collected. */
export function CollectPage({ projectId, projectName, search, onSearch: goTo, canEdit, canManageSources }: Props) {
  const { t } = useTranslation();
  const query = collectQueryOf(search);
  const brands = useQuery(projectDatasetsQuery(projectId, query));
  const dates = useQuery(collectedDatesQuery(projectId));
  const jobs = useJobs(projectId);
  const selection = useSelection();
  const actions = useBrandActions(projectId, selection, jobs.blocked);
  const save = useSaveBrand(projectId);
  const upload = useUpload(projectId);
  const picker = useFilePicker(upload.take);
  const counts = brands.data?.counts;
  const reasons = Object.keys(dates.data?.accounts ?? {}) as CollectReason[];

  const onSearch = (next: CollectSearch) => {
    // Nobody deletes what they do not see any more.
    if (next.query !== search.query || next.filter !== search.filter) selection.clear();
    goTo(next);
  };
  if (brands.data === undefined && isApiError(brands.error, 'notFound', 'invalidRequest')) return <ProjectNotFound />;
  const canChange = canEdit && jobs.blocked === null;
  return (
    <div className={classes.page}>
      <CollectHeader
        projectName={projectName}
        canManageSources={canManageSources}
        blocked={jobs.blocked ?? (counts?.all === 0 ? t('sonarCollect.noBrandsToCollect') : null)}
        onCollect={() => jobs.ask('collect')}
      />
      <JobsPart projectId={projectId} jobs={jobs} toCrawl={counts?.toCrawl ?? 0} accounts={dates.data?.accounts} />
      <CollectedFacts projectId={projectId} dates={dates} canEdit={canEdit} />
      <DropArea isDisabled={!canChange} onFile={upload.take}>
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
              blocked={jobs.blocked}
              selected={selection.ids.size}
              onClearSelection={selection.clear}
              onDelete={actions.deleteSelected}
              onCrawl={() => jobs.ask('crawl')}
              onUpload={picker.pick}
              onAdd={actions.add}
            />
          }
          importState={<ImportState state={upload} />}
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
      </DropArea>
      {picker.input}
      <DatasetDialogSoon
        opened={actions.editing.opened}
        onClose={actions.editing.close}
        dataset={actions.editing.dataset ?? undefined}
        logo={actions.editing.dataset && logoAddress(actions.editing.dataset)}
        suggestions={labelSuggestions(brands.data?.content ?? [])}
        onSave={(fields, before) => save(fields, actions.editing.dataset, before)}
        findProfiles={(body, signal) => findProfiles({ body, signal })}
      />
      <DeleteDialog
        opened={actions.deleting.opened}
        count={actions.deleting.ids.length}
        dataset={actions.deleting.dataset}
        isBusy={actions.deleting.isBusy}
        onConfirm={actions.deleting.confirm}
        onClose={actions.deleting.close}
      />
    </div>
  );
}
