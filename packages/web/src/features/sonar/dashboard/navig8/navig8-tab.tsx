import { Button, Loader } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useDashboard } from '../dashboard.ts';
import { AskForm } from './ask-form.tsx';
import { ChapterCard } from './chapter-card.tsx';
import { ChapterFile } from './chapter-file.tsx';
import { type Navig8, useGuide } from './navig8.api.ts';
import classes from './navig8-tab.module.css';
import { SendToScout } from './send-to-scout.tsx';

export function Navig8Tab() {
  const { t } = useTranslation();
  const { source, ranges } = useDashboard();
  const { thread, error, retry, restart, isRestarting, reply, isGenerating } = useGuide(source, ranges);
  const newest = useShowNewest(thread);
  if (thread === null) {
    if (error === null) return <Reading />;
    return (
      <Card flush label={t('navig8.theGuide')}>
        <ErrorState error={error} thing={t('navig8.theGuide')} onRetry={retry} isRetrying={isGenerating} />
      </Card>
    );
  }
  const { chapters, isByModel, isOutdated, struck } = thread;
  const firstNew = chapters.findIndex(({ isNew, type }) => isNew && type === 'question');
  return (
    <div className={classes.guide} aria-busy={isGenerating}>
      <div className={classes.chapters} data-stale={isRestarting || undefined}>
        {chapters.map((chapter, at) => (
          <ChapterCard key={chapter.count} chapter={chapter} ref={at === firstNew ? newest : undefined} />
        ))}
        {isGenerating && <Reading />}
      </div>
      <aside className={classes.side} aria-label={t('navig8.ask')}>
        {isOutdated && !isGenerating ? <InlineAlert tone="info">{t('navig8.outdated')}</InlineAlert> : null}
        <AskForm key={thread.threadId} thread={thread} reply={reply} isGenerating={isGenerating} />
        <p className={classes.origin}>
          {t(isByModel ? 'navig8.byModel' : 'navig8.builtIn')}
          {struck > 0 && ` ${t('navig8.struck', { count: struck, n: formatNumber(struck) })}`}
        </p>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconRefresh size={15} />}
          disabled={isGenerating}
          onClick={restart}
        >
          {t('navig8.again')}
        </Button>
        {isGenerating ? null : <ChapterFile name={t('navig8.allChapters')} />}
        {chapters.some(({ type }) => type === 'own') ? <SendToScout /> : null}
      </aside>
    </div>
  );
}

function Reading() {
  const { t } = useTranslation();
  return (
    <p role="status" className={classes.reading}>
      <Loader size="xs" aria-hidden="true" />
      {t('navig8.reading')}
    </p>
  );
}

/** Brings a question and its answer into sight when they have come; not those that were there when the tab was opened. */
function useShowNewest(thread: Navig8 | null): RefObject<HTMLElement | null> {
  const newest = useRef<HTMLElement>(null);
  const shown = useRef<{ threadId: string; count: number } | null>(null);
  const count = thread?.chapters.length ?? 0;
  const threadId = thread?.threadId ?? '';
  useEffect(() => {
    const isMore = shown.current?.threadId === threadId && count > shown.current.count;
    shown.current = { threadId, count };
    if (isMore) newest.current?.scrollIntoView({ block: 'start' });
  }, [threadId, count]);
  return newest;
}
