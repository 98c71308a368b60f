import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { toastError } from '#/ui/toast.tsx';
import { kindOf } from './job-state.ts';
import { tellEnd } from './tell-end.ts';
import { useProjectJob } from './use-project-job.ts';

/** The project's job with what is said of it, and the question before a crawl. */
export function useCrawl(projectId: string) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const job = useProjectJob(projectId, {
    onEnded: (ended) => {
      if (kindOf(ended) === 'crawl') tellEnd(t, ended);
    },
    onStarted: () => setAsking(false),
    onStartFailed: (error) => {
      setAsking(false);
      toastError({ id: 'crawl', title: t('sonarCollect.couldntStartCrawl'), text: errorText(t, error) });
    },
    onCancelFailed: (error) =>
      toastError({ id: 'crawl', title: t('sonarCollect.couldntCancelCrawl'), text: errorText(t, error) }),
  });
  const { progress, running } = job;
  const hasEnded = running === null && progress?.id != null && kindOf(progress) === 'crawl';
  return {
    ...job,
    isAsking,
    ask: () => setAsking(true),
    stopAsking: () => setAsking(false),
    /** The last crawl, until it is dismissed. */
    ended: hasEnded && progress.id !== dismissed ? progress : null,
    dismiss: () => setDismissed(progress?.id ?? null),
    /** Why brands cannot be changed and no other job be started. */
    blocked:
      running === null ? null : t(running === 'crawl' ? 'sonarCollect.crawlBlocks' : 'sonarCollect.collectBlocks'),
  };
}
export type Crawl = ReturnType<typeof useCrawl>;
