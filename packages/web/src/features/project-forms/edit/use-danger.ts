import type { CreatedType } from '@soundings/contract/projects/project-choices';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { activateProject } from '#/lib/projects/activate-project.ts';
import { deactivateProject } from '#/lib/projects/deactivate-project.ts';
import { deleteProject } from '#/lib/projects/delete-project.ts';
import { toastError, toastSuccess } from '#/ui/toast.tsx';
import { useSaveBlock } from './use-save-block.ts';

/** Switching a project off and on, and deleting it, which leads to the list. */
export function useDanger(type: CreatedType, { id, projectName, active }: ProjectInfo, onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toggle = useSaveBlock({
    save: () => (active ? deactivateProject : activateProject)({ params: { id } }),
    saved: t(active ? 'projectEdit.projectHasBeenDeactivated' : 'projectEdit.projectHasBeenActivated'),
    failed: t(active ? 'projectEdit.couldntDeactivateProject' : 'projectEdit.couldntActivateProject'),
  });
  const remove = useMutation({
    mutationFn: () => deleteProject(type, id),
    onSuccess: async () => {
      toastSuccess({ title: t('projectEdit.projectHasBeenDeleted'), text: projectName });
      await navigate({ to: '/projects', ignoreBlocker: true });
      for (const key of ['projects', 'companies']) void client.invalidateQueries({ queryKey: [key] });
    },
    onError: (error) => {
      onDone();
      toastError({ title: t('projectEdit.couldntRemoveProject'), text: errorText(t, error) });
    },
  });
  return { toggle, remove };
}
