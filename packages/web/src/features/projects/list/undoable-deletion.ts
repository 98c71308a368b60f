import type { CreatedType } from '@soundings/contract/projects/project-types';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { useUndoableDelete } from '#/ui/feedback/undoable.ts';
import { deleteProject, projectLists } from '../projects.api.ts';

export const useUndoableDeleteProject = () => {
  const { t } = useTranslation();
  return useUndoableDelete(
    {
      call: ({ id, projectType }: ProjectRow) => deleteProject(projectType as CreatedType, id),
      refreshes: projectLists,
      failed: 'projects.couldntRemoveProject',
    },
    { keyOf: ({ id }) => id, title: ({ projectName: name }) => t('common.hasBeenDeleted', { name }) },
  );
};

export const isDeletedUndoably = ({ projectType, dataFrom, activeSharing }: ProjectRow): boolean =>
  projectType === 'SONAR' && dataFrom === null && !activeSharing;
