import { endpoints } from 'virtual:endpoints';
import type { Request } from '@soundings/contract/endpoint';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import type { FigureColumns, TablePlace } from '@soundings/contract/resonance/mapping';
import type { dataStructures } from '@soundings/contract/resonance/resonance-choices';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { upload } from '#/lib/api/upload.ts';
import type { Sending } from '#/lib/api/use-upload.ts';
import { errorText } from '#/lib/error-text.ts';
import { useFormJob } from '#/lib/jobs/job-source.ts';
import { useJob } from '#/lib/jobs/use-job.ts';
import { staffAccess } from '#/lib/live/live-access.ts';
import { useProcessing } from '#/lib/live/use-processing.ts';
import { queryRoots } from '#/lib/query.ts';
import { toastError, toastInfo, toastProjectInUse, toastSuccess, toastWarning } from '#/ui/feedback/toast.tsx';
import { resonanceKey } from '../resonance.api.ts';

interface ImportHandlers {
  onStart: () => void;
  onStopped: () => void;
  onFileErrors: (error: unknown) => void;
}

interface CreateHandlers extends ImportHandlers {
  onNameTaken: () => void;
}

export function useCreateProject({ onStart, onStopped, onNameTaken, onFileErrors }: CreateHandlers) {
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

  const { start, ...run } = useJob(useFormJob('resonance/create'), {
    onDone: (job, { label }) => {
      toastSuccess({ title: t('resonanceForm.projectHasBeenCreated'), text: label });
      void queryClient.invalidateQueries({ queryKey: queryRoots.projects });
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
    create: (wanted: Request<typeof endpoints.createResonance>['body']) => {
      onStart();
      start(async () => (await call(endpoints.createResonance, { body: wanted })).jobId, wanted.projectName.trim());
    },
  };
}
export type ProjectCreation = ReturnType<typeof useCreateProject>;

interface ReplaceHandlers extends ImportHandlers {
  onReplaced: () => void;
}

export function useReplaceAnswers(id: string, { onStart, onStopped, onReplaced, onFileErrors }: ReplaceHandlers) {
  const { t } = useTranslation();
  const forget = useInvalidateProject(id);

  const tell = (error: unknown) => {
    if (isApiError(error, 'fileHasErrors', 'fileCannotBeRead')) return onFileErrors(error);
    if (toastProjectInUse(t, error)) return;
    const text = `${errorText(t, error)} ${t('projectEdit.oldAnswersStay')}`;
    toastError({ title: t('projectEdit.couldntReplaceAnswers'), text });
  };

  const { start, ...run } = useJob(useFormJob(`resonance/edit/${id}`, staffAccess(id)), {
    onDone: () => {
      toastSuccess({ title: t('projectEdit.answersHaveBeenReplaced') });
      forget();
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
    replace: (body: Request<typeof endpoints.editResonance>['body'] & { fileId: string }, fileName: string) => {
      onStart();
      start(async () => (await call(endpoints.editResonance, { params: { id }, body })).jobId, fileName);
    },
  };
}

export function useBeingReplaced({ id, active }: Pick<ProjectInfo, 'id' | 'active'>): boolean {
  const forget = useInvalidateProject(id);
  // Of an inactive project nothing is told.
  return useProcessing(active ? staffAccess(id) : null, { onFinished: forget, onReconnect: forget });
}

function useInvalidateProject(id: string) {
  const client = useQueryClient();
  return () => {
    client.removeQueries({ queryKey: resonanceKey(id) });
    void client.invalidateQueries({ queryKey: queryRoots.projects });
  };
}

interface SurveyUpload extends Sending {
  dataStructure: (typeof dataStructures)[number];
  projectId?: string | undefined;
}

export const uploadResonanceFile = ({ dataStructure, projectId, ...input }: SurveyUpload) =>
  upload(endpoints.uploadResonanceFile, { query: { dataStructure, projectId }, ...input });

export type AskedOfFile = TablePlace & { figureColumns?: FigureColumns };

export const inspectResonanceFile = (id: string, asked: AskedOfFile & { projectId?: string | undefined }) =>
  call(endpoints.inspectResonanceFile, { params: { id }, body: asked });

export const keptFileQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryRoots.projects, 'imported-file', id],
    queryFn: ({ signal }) => call(endpoints.keptResonanceFile, { params: { id }, signal }),
  });

export const reopenResonanceFile = (id: string) => call(endpoints.reopenResonanceFile, { params: { id } });

export const deleteResonanceFile = (id: string): void => {
  call(endpoints.deleteResonanceFile, { params: { id } }).catch(() => undefined);
};
