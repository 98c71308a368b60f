import { Button, Modal } from '@mantine/core';
import type { CreatedType } from '@soundings/contract/projects/project-choices';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { projectInfoQuery } from '#/lib/projects/project-info.ts';
import { ErrorState } from '#/ui/error-state.tsx';
import { SkeletonRows } from '#/ui/skeleton-rows.tsx';
import { editRoutes } from '../edit-routes.ts';
import classes from './share-dialog.module.css';
import { SharedAs } from './shared-as.tsx';

interface Props {
  project: ProjectRow;
  opened: boolean;
  onClose: () => void;
}

/** Link and password to hand on; to change them there is the edit page. */
export function ShareDialog({ project, opened, onClose }: Props) {
  const { t } = useTranslation();
  const editTo = editRoutes[project.projectType as CreatedType];
  const { data, error, refetch, isRefetching } = useQuery({ ...projectInfoQuery(project.id), enabled: opened });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('projects.shareTitle', { name: project.projectName })}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {data !== undefined ? (
        <SharedAs info={data} />
      ) : error === null ? (
        <SkeletonRows rows={4} />
      ) : (
        <ErrorState
          error={error}
          thing={t('projects.theShare')}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      )}
      <div className={classes.actions}>
        <Button
          className={classes.change ?? ''}
          variant="subtle"
          renderRoot={(props) => <Link {...props} to={editTo} params={{ id: project.id }} />}
        >
          {t('projects.changeSharing')}
        </Button>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </div>
    </Modal>
  );
}
