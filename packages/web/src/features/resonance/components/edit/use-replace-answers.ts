import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { useJob } from '#/lib/jobs/use-job.ts';
import { tellProjectInUse, toastError, toastInfo, toastSuccess } from '#/ui/toast.tsx';
import { type ReplaceAnswersBody, replaceAnswers } from '../../api/replace-answers.ts';

interface Handlers {
  /** From now on the file belongs to its import. */
  onStart: () => void;
  /** It failed or was cancelled: the file is the form's again. */
  onStopped: () => void;
  onReplaced: () => void;
  /** The file itself has errors; its card lists them. */
  onFileErrors: (error: unknown) => void;
}

/** Replaces a project's answers and tells how far it is. Leaving the page lets it go on; cancelled, the old ones stay. */
export function useReplaceAnswers(id: string, { onStart, onStopped, onReplaced, onFileErrors }: Handlers) {
  const { t } = useTranslation();
  const client = useQueryClient();

  const tell = (error: unknown) => {
    if (isApiError(error, 'fileHasErrors', 'fileCannotBeRead')) return onFileErrors(error);
    if (tellProjectInUse(t, error)) return;
    const text = `${errorText(t, error)} ${t('projectEdit.oldAnswersStay')}`;
    toastError({ title: t('projectEdit.couldntReplaceAnswers'), text });
  };

  const { start, ...run } = useJob(`resonance/edit/${id}`, {
    onDone: () => {
      toastSuccess({ title: t('projectEdit.answersHaveBeenReplaced') });
      // Its figures are read once and kept: they are others now.
      client.removeQueries({ queryKey: ['resonance', id] });
      void client.invalidateQueries({ queryKey: ['projects'] });
      onReplaced();
    },
    onFailed: (error) => {
      onStopped();
      tell(error);
    },
    onCancelled: ({ isTakenUp }) => {
      onStopped();
      const text = t(isTakenUp ? 'projectEdit.oldAnswersStay' : 'projectEdit.replaceCancelledHelp');
      toastInfo({ title: t('projectEdit.replaceCancelled'), text });
    },
    onCancelRefused: (error) => toastError({ title: t('resonanceForm.couldNotCancel'), text: errorText(t, error) }),
  });

  return {
    ...run,
    replace: (body: ReplaceAnswersBody & { fileId: string }, fileName: string) => {
      onStart();
      start(() => replaceAnswers(id, body), fileName);
    },
  };
}
