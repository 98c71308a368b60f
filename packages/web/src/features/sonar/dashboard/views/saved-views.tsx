import { FocusTrap } from '@mantine/core';
import type { SavedView } from '@soundings/contract/sonar/saved-views';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#/ui/error-state.tsx';
import { useDashboardState } from '../page/dashboard-state.ts';
import { PanelRows } from './panel-rows.tsx';
import { SaveForm } from './save-form.tsx';
import { SavedViewRow } from './saved-view-row.tsx';
import classes from './saved-views.module.css';
import { useViewActions } from './use-view-actions.ts';
import { changeTo } from './view-search.ts';

/** The saved views of a dashboard: opened, linked to, deleted; and the form that saves what is open. */
export function SavedViews({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { source, search, change } = useDashboardState();
  const { data, error, refetch, isRefetching } = useQuery(source.views);
  const { projectId } = source;
  const actions = useViewActions(projectId);
  const open = ({ id, search: text }: SavedView) => {
    change(changeTo(text, id));
    onClose();
  };
  return (
    <FocusTrap>
      <div tabIndex={-1}>
        <h2 className={classes.title}>{t('dashboard.savedViews')}</h2>
        {data === undefined && error === null && <PanelRows />}
        {data === undefined && error !== null && (
          <ErrorState
            error={error}
            thing={t('dashboard.theViews')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        )}
        {data?.views.length === 0 && (
          <p className={classes.none}>{t(projectId === null ? 'dashboard.noViewsConsumer' : 'dashboard.noViews')}</p>
        )}
        {data !== undefined && data.views.length > 0 && (
          <ul className={classes.views}>
            {data.views.map((view) => (
              <SavedViewRow
                key={view.id}
                view={view}
                isOpen={view.id === search.view}
                onOpen={() => open(view)}
                onDelete={view.mayDelete ? () => actions.remove(view) : null}
              />
            ))}
          </ul>
        )}
        {projectId !== null && <SaveForm views={data?.views ?? []} isBusy={actions.isSaving} onSave={actions.save} />}
      </div>
    </FocusTrap>
  );
}
