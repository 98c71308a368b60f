import { Modal } from '@mantine/core';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { useDeleteProject } from '../projects.api.ts';
import { SharePanel } from '../share-panel.lazy.ts';
import type { MenuAction } from './project-menu-entries.ts';

export interface Asked {
  action: MenuAction;
  project: ProjectRow;
}

interface Props {
  /** The last that was asked for: it keeps its words while its dialog closes. */
  asked: Asked;
  opened: boolean;
  onToggle: (project: ProjectRow) => void;
  onClose: () => void;
}

export function ProjectDialogs({ asked: { action, project }, opened, onToggle, onClose }: Props) {
  const { t } = useTranslation();
  const remove = useDeleteProject({ onDone: onClose, onFailed: onClose });
  const name = project.projectName;
  const isOpen = (...actions: MenuAction[]) => opened && actions.includes(action);
  const verb = action === 'activate' ? 'activate' : 'deactivate';
  return (
    <>
      <ShareDialog project={project} opened={isOpen('share')} onClose={onClose} />
      <ConfirmDialog
        opened={isOpen('activate', 'deactivate')}
        title={t(`projects.${verb}Title`, { name })}
        confirmLabel={t(`projects.${verb}Project`)}
        onConfirm={() => {
          onClose();
          onToggle(project);
        }}
        onClose={onClose}
      >
        {t(`projects.${verb}Text`)}
      </ConfirmDialog>
      <ConfirmDialog
        opened={isOpen('delete')}
        title={t('projects.deleteTitle', { name })}
        confirmLabel={t('projects.deleteProject')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(project)}
        onClose={onClose}
      >
        {t('projects.deleteText')}
      </ConfirmDialog>
    </>
  );
}

interface ShareDialogProps {
  project: ProjectRow;
  opened: boolean;
  onClose: () => void;
}

function ShareDialog({ project, opened, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('projects.shareTitle', { name: project.projectName })}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Suspense fallback={<SkeletonRows rows={5} />}>
        <SharePanel id={project.id} />
      </Suspense>
    </Modal>
  );
}
