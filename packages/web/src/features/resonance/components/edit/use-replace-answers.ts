import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { toastError, toastInfo, toastSuccess } from '#/ui/toast.tsx';
import { fileProgressQuery } from '../../api/file-progress.ts';
import { type ReplaceAnswersBody, replaceAnswers } from '../../api/replace-answers.ts';

interface Handlers {
  onReplaced: () => void;
  /** The file itself has errors; its card lists them. */
  onFileErrors: (error: unknown) => void;
}

/** Replaces a project's answers and tells how far it is. Cancelling ends the one request; the old answers stay. */
export function useReplaceAnswers(id: string, { onReplaced, onFileErrors }: Handlers) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [fileId, setFileId] = useState<string | null>(null);
  const [startedAt, setStartedAt] = useState(0);
  const running = useRef<AbortController>(null);
  const progress = useQuery(fileProgressQuery(fileId ?? '', fileId !== null));
  useEffect(() => () => running.current?.abort(), []);

  const replace = async (body: ReplaceAnswersBody & { fileId: string }) => {
    const controller = new AbortController();
    running.current = controller;
    setStartedAt(Date.now());
    setFileId(body.fileId);
    try {
      await replaceAnswers(id, body, controller.signal);
      toastSuccess({ title: t('projectEdit.answersHaveBeenReplaced') });
      // Its figures are read once and kept: they are others now.
      client.removeQueries({ queryKey: ['resonance', id] });
      void client.invalidateQueries({ queryKey: ['projects'] });
      onReplaced();
    } catch (error) {
      if (controller.signal.aborted) {
        toastInfo({ title: t('projectEdit.replaceCancelled'), text: t('projectEdit.replaceCancelledHelp') });
      } else if (isApiError(error, 'fileHasErrors', 'fileCannotBeRead')) onFileErrors(error);
      else {
        const text = `${errorText(t, error)} ${t('projectEdit.oldAnswersStay')}`;
        toastError({ title: t('projectEdit.couldntReplaceAnswers'), text });
      }
    } finally {
      setFileId(null);
    }
  };

  return {
    replace: (body: ReplaceAnswersBody & { fileId: string }) => void replace(body),
    cancel: () => running.current?.abort(),
    isRunning: fileId !== null,
    handled: progress.data?.handled ?? 0,
    total: progress.data?.total ?? 0,
    startedAt,
  };
}
