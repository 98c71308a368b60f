import { Button, Loader } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AskForm } from './ask-form.tsx';
import { ChapterCard } from './chapter-card.tsx';
import type { Chapter, Navig8, useGuide } from './navig8.api.ts';
import classes from './navig8-tab.module.css';

interface Props {
  thread: Navig8;
  reply: ReturnType<typeof useGuide>['reply'];
  isGenerating: boolean;
}

/** What was asked and answered, above the field for the next question. */
export function Talk({ thread, reply, isGenerating }: Props) {
  const { t } = useTranslation();
  const { newest, waiting } = useShowNewest(thread, reply.isPending);
  const talk = thread.chapters.filter(isTalk);
  const firstNew = talk.find(({ isNew, type }) => isNew && type === 'question');
  const refusal = talk.find(isRefusal);
  const suggested = (
    <SuggestedQuestions questions={thread.questions} isGenerating={isGenerating} onAsk={(text) => reply.mutate(text)} />
  );
  const isEmpty = talk.length === 0 && !reply.isPending;
  const isAnswering = reply.isPending || (thread.isGenerating && talk.length > 0);
  return (
    <section className={classes.panel} aria-label={t('navig8.ask')}>
      <div className={classes.talk} data-empty={isEmpty || undefined}>
        <h2 className={classes.title}>{t('navig8.ask')}</h2>
        {isEmpty && <p className={classes.hint}>{thread.hint}</p>}
        {talk.map((chapter) => (
          <ChapterCard key={chapter.count} chapter={chapter} ref={chapter === firstNew ? newest : undefined}>
            {chapter === refusal && suggested}
          </ChapterCard>
        ))}
        {isAnswering && (
          <div ref={waiting} className={classes.waiting}>
            {reply.isPending && <p className={classes.asked}>{reply.variables}</p>}
            <p role="status" className={classes.reading}>
              <Loader size="xs" aria-hidden="true" />
              {t(thread.isByModel ? 'navig8.answeringByModel' : 'navig8.answering')}
            </p>
          </div>
        )}
        {refusal === undefined && !isAnswering && suggested}
      </div>
      <AskForm reply={reply} isGenerating={isGenerating} />
    </section>
  );
}

export const isTalk = ({ type }: Pick<Chapter, 'type'>): boolean => type === 'question' || type === 'answer';

/** The last answer, where it leads to no figure: it says what can be asked instead. */
const isRefusal = ({ type, isNew, sentences }: Chapter): boolean =>
  type === 'answer' && isNew && sentences.every(({ view }) => view === null);

interface SuggestedProps {
  questions: readonly string[];
  isGenerating: boolean;
  onAsk: (question: string) => void;
}

function SuggestedQuestions({ questions, isGenerating, onAsk }: SuggestedProps) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <fieldset className={classes.suggested}>
      <legend>{t('navig8.suggested')}</legend>
      {questions.map((question) => (
        <Button key={question} variant="default" size="xs" disabled={isGenerating} onClick={() => onAsk(question)}>
          {question}
        </Button>
      ))}
    </fieldset>
  );
}

interface Newest {
  newest: RefObject<HTMLElement | null>;
  waiting: RefObject<HTMLDivElement | null>;
}

/** Brings what was just asked into sight, and then its answer from the question on. */
function useShowNewest({ threadId, chapters }: Navig8, isPending: boolean): Newest {
  const newest = useRef<HTMLElement>(null);
  const waiting = useRef<HTMLDivElement>(null);
  const shown = useRef<{ threadId: string; count: number } | null>(null);
  const count = chapters.length;
  useEffect(() => {
    const isMore = shown.current?.threadId === threadId && count > shown.current.count;
    shown.current = { threadId, count };
    if (isMore) newest.current?.scrollIntoView({ block: 'start' });
  }, [threadId, count]);
  useEffect(() => {
    if (isPending) waiting.current?.scrollIntoView({ block: 'end' });
  }, [isPending]);
  return { newest, waiting };
}
