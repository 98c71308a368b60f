import type { ProjectRow } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import type { MenuAction } from '../menu-of.ts';
import { useProjectActions } from '../use-project-actions.ts';
import { ShareDialog } from './share-dialog.tsx';

export interface Asked {
  action: MenuAction;
  project: ProjectRow;
}

interface Props {
  /** The last that was asked for: it keeps its words while its dialog closes. */
  asked: Asked;
  opened: boolean;
  onClose: () => void;
}

/** What opens from a project's menu: questions that name the project and the effect, and how it is shared. */
export function ProjectDialogs({ asked: { action, project }, opened, onClose }: Props) {
  const { t } = useTranslation();
  const { toggle, remove } = useProjectActions(onClose);
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
        isBusy={toggle.isPending}
        onConfirm={() => toggle.mutate(project)}
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
