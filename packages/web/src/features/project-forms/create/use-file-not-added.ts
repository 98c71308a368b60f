import { typeSegments } from '@soundings/contract/projects/project-choices';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { toastError } from '#/ui/toast.tsx';
import type { FileType } from '../api/add-reference-file.ts';

interface Failure {
  type: FileType;
  id: string;
  projectName: string;
  file: File;
  error: unknown;
}

/** Says that the project stands and its file does not, and offers the page where the file can be added. */
export function useFileNotAdded() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return ({ type, id, projectName, file, error }: Failure): void =>
    toastError({
      id: `file-${id}`,
      title: t('projectForm.fileNotAdded'),
      text: t('projectForm.fileNotAddedHelp', {
        project: projectName,
        file: file.name,
        reason: errorText(t, error),
      }),
      action: {
        label: t('projectForm.openEditPage'),
        onClick: () => void navigate({ to: `/projects/edit/${typeSegments[type]}/$id`, params: { id } }),
      },
    });
}
