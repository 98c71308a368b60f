import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { toastError, toastInfo, toastSuccess, toastWarning } from '#/ui/toast.tsx';
import { type CreateResonanceBody, createResonance } from '../../api/create-resonance.ts';
import { fileProgressQuery } from '../../api/file-progress.ts';

interface Handlers {
  onCreated: () => void;
  onNameTaken: () => void;
  /** The file itself has errors; its card lists them. */
  onFileErrors: (error: unknown) => void;
}

/** Creates the project and tells how far its import is. Cancelling ends the one request; the server then keeps nothing. */
export function useCreateProject({ onCreated, onNameTaken, onFileErrors }: Handlers) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [body, setBody] = useState<CreateResonanceBody | null>(null);
  const [startedAt, setStartedAt] = useState(0);
  const running = useRef<AbortController>(null);
  const progress = useQuery(fileProgressQuery(body?.fileId ?? '', body !== null));
  useEffect(() => () => running.current?.abort(), []);

  const tell = (error: unknown) => {
    if (isApiError(error, 'projectNameAlreadyExist')) {
      onNameTaken();
      toastWarning({
        title: t('resonance.projectNameAlreadyExist'),
        text: t('resonance.projectNameAlreadyExistHelp'),
      });
    } else if (isApiError(error, 'fileHasErrors', 'fileCannotBeRead')) onFileErrors(error);
    else toastError({ title: t('resonance.couldNotCreate'), text: errorText(t, error) });
  };

  const create = async (wanted: CreateResonanceBody) => {
    const controller = new AbortController();
    running.current = controller;
    setStartedAt(Date.now());
    setBody(wanted);
    try {
      const { id, projectName } = await createResonance(wanted, controller.signal);
      onCreated();
      toastSuccess({ title: t('resonance.projectHasBeenCreated'), text: projectName });
      void queryClient.invalidateQueries({ queryKey: ['projects'] });
      await navigate({ to: '/project/resonance/$id', params: { id }, ignoreBlocker: true });
    } catch (error) {
      if (controller.signal.aborted) {
        toastInfo({ title: t('resonance.importCancelled'), text: t('resonance.importCancelledHelp') });
      } else tell(error);
    } finally {
      setBody(null);
    }
  };

  return {
    create: (wanted: CreateResonanceBody) => void create(wanted),
    cancel: () => running.current?.abort(),
    isRunning: body !== null,
    handled: progress.data?.handled ?? 0,
    total: progress.data?.total ?? 0,
    startedAt,
  };
}
export type ProjectCreation = ReturnType<typeof useCreateProject>;
