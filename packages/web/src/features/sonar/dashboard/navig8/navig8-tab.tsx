import { Button, Loader } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useDashboard } from '../dashboard.ts';
import { AskForm, SuggestedQuestions } from './ask-form.tsx';
import { ChapterCard } from './chapter-card.tsx';
import { ChapterFile } from './chapter-file.tsx';
import { type Chapter, type Navig8, useGuide } from './navig8.api.ts';
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
  const firstNew = chapters.find(({ isNew, type }) => isNew && type === 'question');
  const refusal = chapters.find(isRefusal);
  const talk = chapters.filter(isTalk);
  const told = chapters.filter((chapter) => !isTalk(chapter));
  const quiet = told.filter(isWithoutNews);
  const card = (chapter: Chapter) => (
    <ChapterCard key={chapter.count} chapter={chapter} ref={chapter === firstNew ? newest : undefined}>
      {chapter === refusal && (
        <SuggestedQuestions
          questions={thread.questions}
          isGenerating={isGenerating}
          onAsk={(question) => reply.mutate(question)}
        />
      )}
    </ChapterCard>
  );
  return (
    <div className={classes.guide} aria-busy={isGenerating}>
      <div className={classes.ask}>
        {isOutdated && !isGenerating ? <InlineAlert tone="info">{t('navig8.outdated')}</InlineAlert> : null}
        <AskForm
          key={thread.threadId}
          thread={thread}
          reply={reply}
          isGenerating={isGenerating}
          hasSuggestions={refusal === undefined}
        />
      </div>
      <div className={classes.chapters} data-stale={isRestarting || undefined}>
        {talk.map(card)}
        {isGenerating && talk.length > 0 && <Reading />}
        {told.filter((chapter) => !isWithoutNews(chapter)).map(card)}
        {quiet.length > 0 && <WithoutNews chapters={quiet} />}
        {isGenerating && talk.length === 0 && <Reading />}
      </div>
      <div className={classes.tools}>
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
      </div>
    </div>
  );
}

const isTalk = ({ type }: Chapter): boolean => type === 'question' || type === 'answer';

/** The last answer, where it leads to no figure: it says what can be asked instead. */
const isRefusal = ({ type, isNew, sentences }: Chapter): boolean =>
  type === 'answer' && isNew && sentences.every(({ view }) => view === null);

/** It says only that there is nothing to say, and that is no number anywhere. */
const isWithoutNews = ({ type, sentences }: Chapter): boolean =>
  (type === 'movers' || type === 'unusual' || type === 'data') && sentences[0]?.view === null;

function WithoutNews({ chapters }: { chapters: readonly Chapter[] }) {
  const { t } = useTranslation();
  return (
    <div className={classes.quiet}>
      {chapters.map(({ count, type, message }) => (
        <section key={count} aria-label={`${count}. ${t(`navig8.chapter_${type}`)}`}>
          <h2>{t(`navig8.chapter_${type}`)}</h2> <p>{message}</p>
        </section>
      ))}
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
