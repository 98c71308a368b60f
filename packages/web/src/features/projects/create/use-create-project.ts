import type { UseFormReturnType } from '@mantine/form';
import { type CreatedType, type FileType, hasFile, typesInContract } from '@soundings/contract/projects/project-types';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { checkName } from '#/lib/field-rules.ts';
import { queryRoots } from '#/lib/query.ts';
import { toastError, toastWarning } from '#/ui/feedback/toast.tsx';
import { useAction, useRefresh } from '#/ui/feedback/use-action.ts';
import { focusFirstError } from '#/ui/form/error-count.tsx';
import type { AssignedUser } from '../fields/user-lists.tsx';
import { addReferenceFile } from '../project-forms.api.ts';
import { useProjectTypes } from '../types/type-on-web.ts';

type Draft = ProjectDraft & { file?: File | null };

interface Options<D> {
  type: CreatedType;
  form: UseFormReturnType<D>;
  send: (draft: D) => Promise<{ id: string; projectName: string }>;
  onRefused?: (error: unknown) => boolean;
}

const taken = { projectName: 'projectNameAlreadyExist' };

/** Makes the project, then adds its file. A file that does not get through takes nothing back: the project stands. */
export function useCreateProject<D extends Draft>({ type, form, send, onRefused }: Options<D>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { page } = useProjectTypes()(type);
  const refresh = useRefresh();
  const toastFileNotAdded = useFileNotAdded();
  /** Share of the file that was sent, 0 to 1; null while no file is on its way. */
  const [sent, setSent] = useState<number | null>(null);

  const addFile = async (id: string, file: File, fileType: FileType): Promise<unknown> => {
    setSent(0);
    try {
      await addReferenceFile(fileType, {
        id,
        file,
        signal: new AbortController().signal,
        onProgress: ({ sent: done, total }) => setSent(total > 0 ? done / total : 0),
      });
      return null;
    } catch (error) {
      return error;
    }
  };

  const creation = useAction({
    call: async (draft: D) => {
      const { id, projectName } = await send(draft);
      // At once, so that the list knows the project while its file is still on its way.
      void refresh([queryRoots.projects]);
      const fileError = draft.file && hasFile(type) ? await addFile(id, draft.file, type) : null;
      return { id, projectName, fileError };
    },
    toastId: 'project',
    done: (t, { file }, { id, projectName, fileError }) => {
      if (!fileError || !file || !hasFile(type))
        return { title: t('projectForm.projectHasBeenCreated'), text: projectName };
      toastFileNotAdded({ type, id, projectName, file, error: fileError });
      return null;
    },
    failed: 'projectForm.couldNotCreate',
    onFailed: (error) => {
      if (!isApiError(error, 'projectNameAlreadyExist')) return onRefused?.(error);
      form.setErrors(taken);
      toastWarning({
        id: 'project',
        title: t('projectForm.projectNameAlreadyExist'),
        text: t('projectForm.projectNameAlreadyExistHelp'),
      });
      return true;
    },
  });
  // Not while it is saved: fields take no focus then.
  useEffect(() => {
    if (isApiError(creation.error, 'projectNameAlreadyExist')) focusFirstError(taken);
  }, [creation.error]);

  const submitThen = (next: (id: string) => void) =>
    form.onSubmit((draft) => creation.mutate(draft, { onSuccess: ({ id }) => next(id) }), focusFirstError);
  const onSubmit = submitThen((id) => void navigate({ to: page, params: { id }, ignoreBlocker: true }));
  return { onSubmit, submitThen, isSaving: creation.isPending, sent, errors: form.errors };
}
export type ProjectCreation = Pick<
  ReturnType<typeof useCreateProject>,
  'onSubmit' | 'submitThen' | 'isSaving' | 'sent' | 'errors'
>;

interface Failure {
  type: FileType;
  id: string;
  projectName: string;
  file: File;
  error: unknown;
}

function useFileNotAdded() {
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
        onClick: () =>
          void navigate({ to: '/projects/edit/$type/$id', params: { type: typesInContract[type].segment, id } }),
      },
    });
}

export interface ProjectDraft {
  projectName: string;
  users: AssignedUser[];
}

export const emptyProject: ProjectDraft = { projectName: '', users: [] };

export const projectRules = { projectName: checkName };

export const toProjectRequest = ({ projectName, users }: ProjectDraft) => ({
  projectName: projectName.trim(),
  userIds: users.map(({ id }) => id),
});
