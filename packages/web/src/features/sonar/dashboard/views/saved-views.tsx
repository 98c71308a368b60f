import { endpoints } from 'virtual:endpoints';
import { ActionIcon, FocusTrap, Tooltip, UnstyledButton } from '@mantine/core';
import type { SavedView } from '@soundings/contract/sonar/saved-views';
import { savedViewLimits } from '@soundings/contract/sonar/score-choices';
import { IconCheck, IconLink, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { formatDate } from '#/lib/format.ts';
import { useCopied } from '#/ui/feedback/copy-button.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { useUndoableDelete, useWithoutDeleted } from '#/ui/feedback/undoable.ts';
import { SaveAsForm } from '#/ui/list/save-as-form.tsx';
import list from '#/ui/list/saved-list.module.css';
import { type DashboardApi, useSaveView } from '../dashboard.api.ts';
import { useDashboardState } from '../page/dashboard-state.ts';
import classes from './saved-views.module.css';
import { searchText, toSearchChange, viewLink } from './view-search.ts';

export function SavedViews({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { source, search, change } = useDashboardState();
  const { data, error, refetch, isRefetching } = useQuery(source.views);
  const { projectId } = source;
  const save = useSaveView(source, ({ id }) => change({ view: id }));
  const views = useWithoutDeleted(data?.views ?? [], ({ id }) => id);
  const deleteView = useDeleteView(source);
  const remove = (view: SavedView) => {
    if (search.view === view.id) change({ view: undefined });
    deleteView(view);
  };
  const open = ({ id, search: text }: SavedView) => {
    change(toSearchChange(text, id));
    onClose();
  };
  return (
    <FocusTrap>
      <div tabIndex={-1}>
        <h2 className={list.title}>{t('dashboard.savedViews')}</h2>
        {data === undefined && error === null && <SkeletonRows rows={3} />}
        {data === undefined && error !== null && (
          <ErrorState
            error={error}
            thing={t('dashboard.theViews')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        )}
        {data !== undefined && views.length === 0 && (
          <p className={list.none}>{t(projectId === null ? 'dashboard.noViewsConsumer' : 'dashboard.noViews')}</p>
        )}
        {views.length > 0 && (
          <ul className={list.list}>
            {views.map((view) => (
              <SavedViewRow
                key={view.id}
                view={view}
                copyText={projectId === null ? 'dashboard.copyLink' : 'dashboard.copyLinkForTeam'}
                isOpen={view.id === search.view}
                onOpen={() => open(view)}
                onDelete={view.mayDelete ? () => remove(view) : null}
              />
            ))}
          </ul>
        )}
        {projectId !== null && <SaveView views={views} isBusy={save.isPending} onSave={save.mutateAsync} />}
      </div>
    </FocusTrap>
  );
}

const useDeleteView = ({ projectId, views }: DashboardApi) => {
  const { t } = useTranslation();
  return useUndoableDelete(
    {
      call: ({ id }: SavedView) => call(endpoints.deleteView, { params: { id: projectId ?? '', viewId: id } }),
      refreshes: [views.queryKey],
      failed: 'dashboard.couldntDeleteView',
    },
    { keyOf: ({ id }) => id, title: ({ name }) => t('common.hasBeenDeleted', { name }) },
  );
};

interface SavedViewRowProps {
  view: SavedView;
  /** Where it opens: clients have another address than the team. */
  copyText: 'dashboard.copyLink' | 'dashboard.copyLinkForTeam';
  isOpen: boolean;
  onOpen: () => void;
  onDelete: (() => void) | null;
}

function SavedViewRow({ view, copyText, isOpen, onOpen, onDelete }: SavedViewRowProps) {
  const { t } = useTranslation();
  const [copied, copy] = useCopied();
  const { name, createdBy, createdOn } = view;
  const copyLabel = copied ? t('common.copied') : t(copyText, { name });
  return (
    <li className={list.row} data-current={isOpen || undefined}>
      <UnstyledButton className={list.open ?? ''} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className={list.name}>{name}</span>
        <span className={list.maker}>
          {createdBy}, {formatDate(createdOn)}
        </span>
      </UnstyledButton>
      <Tooltip label={copyLabel}>
        <ActionIcon size={32} aria-label={copyLabel} onClick={() => copy(viewLink(view))}>
          {copied ? <IconCheck size={17} stroke={1.8} /> : <IconLink size={17} stroke={1.7} />}
        </ActionIcon>
      </Tooltip>
      {onDelete !== null && (
        <Tooltip label={t('dashboard.deleteView', { name })}>
          <ActionIcon size={32} aria-label={t('dashboard.deleteView', { name })} onClick={onDelete}>
            <IconTrash size={17} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  );
}

interface SaveViewProps {
  views: readonly SavedView[];
  isBusy: boolean;
  onSave: (view: { name: string; search: string }) => Promise<unknown>;
}

function SaveView({ views, isBusy, onSave }: SaveViewProps) {
  const { t } = useTranslation();
  const { search } = useDashboardState();
  const isKnown = (name: string) => views.some(({ name: saved, isOwn }) => isOwn && saved === name);
  const isFixed = search.from !== undefined || search.prevFrom !== undefined;
  return (
    <SaveAsForm
      className={classes.form}
      label={t('dashboard.saveAs')}
      description={t(isFixed ? 'dashboard.savesDays' : 'dashboard.savesLatest')}
      maxLength={savedViewLimits.name}
      saveText={(name) => t(isKnown(name) ? 'dashboard.replaceView' : 'dashboard.saveView')}
      isPrimary
      isBusy={isBusy}
      onSave={(name) => onSave({ name, search: searchText(search) })}
    />
  );
}
