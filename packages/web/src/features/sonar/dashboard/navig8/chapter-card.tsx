import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { MouseEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopied } from '#/ui/feedback/copy-button.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { useDashboard } from '../dashboard.ts';
import { ChapterFile } from './chapter-file.tsx';
import type { Chapter } from './navig8.api.ts';
import classes from './navig8-tab.module.css';
import { findViewChange, hrefOf } from './view-of-fact.ts';

interface Props {
  chapter: Chapter;
  ref?: Ref<HTMLElement> | undefined;
}

export function ChapterCard({ chapter, ref }: Props) {
  const { t } = useTranslation();
  const { type, isNew, message, sentences, count } = chapter;
  const title = t(`navig8.chapter_${type}`);
  const isAnswer = type === 'answer';
  return (
    <section
      ref={ref}
      className={classes.chapter}
      data-type={type}
      aria-label={`${count}. ${title}`}
      aria-live={isAnswer && isNew ? 'polite' : undefined}
    >
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {isNew && isAnswer && <Badge tone="brand">{t('navig8.isNew')}</Badge>}
        {type !== 'question' && (
          <span className={classes.tools}>
            <CopyChapter title={title} message={message} />
            <ChapterFile name={title} chapter={count} />
          </span>
        )}
      </header>
      {paragraphs(sentences).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a told chapter does not change
        <p key={at} className={classes.text}>
          {paragraph.map((sentence, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Sentence key={place} sentence={sentence} />
          ))}
        </p>
      ))}
    </section>
  );
}

type Told = Chapter['sentences'][number];

/** Sentences that follow each other and tell of the same view. */
function paragraphs(sentences: readonly Told[]): Told[][] {
  const found: Told[][] = [];
  let last: string | null = null;
  for (const sentence of sentences) {
    const view = JSON.stringify(sentence.view);
    if (view === last) found.at(-1)?.push(sentence);
    else found.push([sentence]);
    last = view;
  }
  return found;
}

function Sentence({ sentence: { text, view } }: { sentence: Told }) {
  const { t } = useTranslation();
  const { search, change } = useDashboard();
  if (view === null) return <span>{text} </span>;
  const next = findViewChange(view);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    change(next);
  };
  return (
    <span>
      <a className={classes.sentence} href={hrefOf({ ...search, ...next })} title={t('navig8.toView')} onClick={open}>
        {text}
      </a>{' '}
    </span>
  );
}

function CopyChapter({ title, message }: { title: string; message: string }) {
  const { t } = useTranslation();
  const [copied, copy] = useCopied();
  const label = copied ? t('navig8.copied') : t('navig8.copyChapter', { chapter: title });
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" aria-label={label} onClick={() => copy(`${title}\n${message}`)}>
        {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      </ActionIcon>
    </Tooltip>
  );
}
