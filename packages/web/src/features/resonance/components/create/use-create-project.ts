import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { useJob } from '#/lib/jobs/use-job.ts';
import { toastError, toastInfo, toastSuccess, toastWarning } from '#/ui/toast.tsx';
import { type CreateResonanceBody, createResonance } from '../../api/create-resonance.ts';

interface Handlers {
  /** From now on the file belongs to its import. */
  onStart: () => void;
  /** It failed or was cancelled: the file is the form's again. */
  onStopped: () => void;
  onNameTaken: () => void;
  /** The file itself has errors; its card lists them. */
  onFileErrors: (error: unknown) => void;
}

/** Creates the project and tells how far its import is. Leaving the page lets it go on, cancelling keeps nothing. */
export function useCreateProject({ onStart, onStopped, onNameTaken, onFileErrors }: Handlers) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const tell = (error: unknown, isTakenUp: boolean) => {
    if (isApiError(error, 'projectNameAlreadyExist')) {
      // There is another name in the form by now, or none.
      if (!isTakenUp) onNameTaken();
      toastWarning({
        title: t('resonanceForm.projectNameAlreadyExist'),
        text: t('resonanceForm.projectNameAlreadyExistHelp'),
      });
    } else if (isApiError(error, 'fileHasErrors', 'fileCannotBeRead')) onFileErrors(error);
    else toastError({ title: t('resonanceForm.couldNotCreate'), text: errorText(t, error) });
  };

  const { start, ...run } = useJob('resonance/create', {
    onDone: (job, { label }) => {
      toastSuccess({ title: t('resonanceForm.projectHasBeenCreated'), text: label });
      void queryClient.invalidateQueries({ queryKey: ['projects'] });
      const id = job?.projectId;
      if (id) void navigate({ to: '/project/resonance/$id', params: { id }, ignoreBlocker: true });
      else void navigate({ to: '/projects', ignoreBlocker: true });
    },
    onFailed: (error, { isTakenUp }) => {
      onStopped();
      tell(error, isTakenUp);
    },
    onCancelled: ({ isTakenUp }) => {
      onStopped();
      const title = t('resonanceForm.importCancelled');
      toastInfo(isTakenUp ? { title } : { title, text: t('resonanceForm.importCancelledHelp') });
    },
    onCancelRefused: (error) => toastError({ title: t('resonanceForm.couldNotCancel'), text: errorText(t, error) }),
  });

  return {
    ...run,
    create: (wanted: CreateResonanceBody) => {
      onStart();
      start(() => createResonance(wanted), wanted.projectName.trim());
    },
  };
}
export type ProjectCreation = ReturnType<typeof useCreateProject>;
