import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { toastError } from '#/ui/toast.tsx';
import type { JobKind } from './job-state.ts';
import { tellEnd } from './tell-end.ts';
import { useProjectJob } from './use-project-job.ts';

const notStarted = { crawl: 'sonarCollect.couldntStartCrawl', collect: 'sonarCollect.dataCollectingWrong' } as const;
const notCancelled = {
  crawl: 'sonarCollect.couldntCancelCrawl',
  collect: 'sonarCollect.couldntCancelCollecting',
} as const;

/** The project's job, be it a crawl or collecting, with what is said of it, and the question before the next. */
export function useJobs(projectId: string) {
  const { t } = useTranslation();
  /** What is asked about. */
  const [asking, setAsking] = useState<JobKind | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const refused = (kind: JobKind, title: string, error: unknown) =>
    toastError({ id: kind, title, text: errorText(t, error) });
  const job = useProjectJob(projectId, {
    onEnded: (ended) => tellEnd(t, ended),
    onStarted: () => setAsking(null),
    onStartFailed: (kind, error) => {
      setAsking(null);
      refused(kind, t(notStarted[kind]), error);
    },
    onCancelFailed: (kind, error) => refused(kind, t(notCancelled[kind]), error),
  });
  const { progress, running } = job;
  const hasEnded = running === null && progress?.id != null;
  return {
    ...job,
    asking,
    ask: setAsking,
    stopAsking: () => setAsking(null),
    /** The last job, until it is dismissed. */
    ended: hasEnded && progress.id !== dismissed ? progress : null,
    dismiss: () => setDismissed(progress?.id ?? null),
    /** Why brands cannot be changed and no other job be started. */
    blocked:
      running === null ? null : t(running === 'crawl' ? 'sonarCollect.crawlBlocks' : 'sonarCollect.collectBlocks'),
  };
}
export type Jobs = ReturnType<typeof useJobs>;
