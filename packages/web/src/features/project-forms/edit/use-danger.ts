import type { CreatedType } from '@soundings/contract/project-choices';
import type { ProjectInfo } from '@soundings/contract/project-info';
import { useNavigate } from '@tanstack/react-router';
import { deleteProject, projectLists, setProjectActive } from '#/features/projects/projects.api.ts';
import { useAction, useRefresh } from '#/ui/use-action.ts';
import { useEditAction } from '../project-forms.api.ts';

/** Switching a project off and on, and deleting it, which leads to the list. */
export function useDanger(type: CreatedType, { id, projectName, active }: ProjectInfo, onFailed: () => void) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const toggle = useEditAction({
    call: () => setProjectActive(id, !active),
    done: active ? 'projectEdit.projectHasBeenDeactivated' : 'projectEdit.projectHasBeenActivated',
    failed: active ? 'projectEdit.couldntDeactivateProject' : 'projectEdit.couldntActivateProject',
  });
  const remove = useAction({
    call: () => deleteProject(type, id),
    done: (t) => ({ title: t('projectEdit.projectHasBeenDeleted'), text: projectName }),
    failed: 'projectEdit.couldntRemoveProject',
    onDone: async () => {
      // First away from the page, which would ask for what is gone.
      await navigate({ to: '/projects', ignoreBlocker: true });
      void refresh(projectLists);
    },
    onFailed,
  });
  return { toggle, remove };
}
