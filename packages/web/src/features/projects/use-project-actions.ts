import type { CreatedType } from '@soundings/contract/projects/project-choices';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { activateProject } from '#/lib/projects/activate-project.ts';
import { deactivateProject } from '#/lib/projects/deactivate-project.ts';
import { deleteProject } from '#/lib/projects/delete-project.ts';
import { toastError, toastSuccess } from '#/ui/toast.tsx';

/** What can be done to a project of the list; each tells how it went, and customers' lists show it too. */
export function useProjectActions(onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all(['projects', 'companies'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  const failed = (title: string, error: unknown) => {
    onDone();
    toastError({ title, text: errorText(t, error) });
  };
  const toggle = useMutation({
    onSettled,
    mutationFn: ({ id, active }: ProjectRow) => (active ? deactivateProject : activateProject)({ params: { id } }),
    onSuccess: (_, { projectName: name, active }) => {
      onDone();
      toastSuccess({
        title: t(active ? 'projects.projectHasBeenDeactivated' : 'projects.projectHasBeenActivated'),
        text: t(active ? 'projects.projectHasBeenDeactivatedText' : 'projects.projectHasBeenActivatedText', { name }),
      });
    },
    onError: (error, { active }) =>
      failed(t(active ? 'projects.couldntDeactivateProject' : 'projects.couldntActivateProject'), error),
  });
  const remove = useMutation({
    onSettled,
    // The menu offers it for these types only.
    mutationFn: ({ id, projectType }: ProjectRow) => deleteProject(projectType as CreatedType, id),
    onSuccess: (_, { projectName: name }) => {
      onDone();
      toastSuccess({
        title: t('projects.projectHasBeenDeleted'),
        text: t('projects.projectHasBeenDeletedText', { name }),
      });
    },
    onError: (error) => failed(t('projects.couldntRemoveProject'), error),
  });
  return { toggle, remove };
}
