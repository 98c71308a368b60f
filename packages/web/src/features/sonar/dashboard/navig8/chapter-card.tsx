import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { useCopied } from '#/ui/feedback/copy-button.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { useDashboard } from '../dashboard.ts';
import { ChapterFile } from './chapter-file.tsx';
import type { Chapter } from './navig8.api.ts';
import classes from './navig8-tab.module.css';
import { findViewChange, hrefOf } from './view-of-fact.ts';

interface Props {
  chapter: Chapter;
  figures?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
  children?: ReactNode;
}

export function ChapterCard({ chapter, figures, ref, children }: Props) {
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
          <span className={classes.files}>
            <CopyChapter title={title} message={message} />
            <ChapterFile name={title} chapter={count} />
          </span>
        )}
      </header>
      {figures}
      {paragraphs(sentences).map((paragraph, at) => {
        if (paragraph[0]?.gain) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a told chapter does not change
          <p key={at} className={classes.text}>
            {paragraph.map((sentence, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Sentence key={place} sentence={sentence} />
            ))}
          </p>
        );
      })}
      <Steps paragraphs={paragraphs(sentences)} />
      {children}
    </section>
  );
}

function Steps({ paragraphs: told }: { paragraphs: Told[][] }) {
  const { t } = useTranslation();
  const steps = told.flatMap(([first, ...notes]) => (first?.gain ? [{ ...first.gain, view: first.view, notes }] : []));
  if (steps.length === 0) return null;
  const most = Math.max(...steps.map(({ points }) => points));
  return (
    <ol className={classes.steps}>
      {steps.map(({ step, condition, points, view, notes }) => (
        <li key={step}>
          <span className={classes.step}>
            <Sentence sentence={{ text: step, view }} />
            <span className={classes.note}>
              {[
                ...(condition ? [`${condition[0]!.toUpperCase()}${condition.slice(1)}.`] : []),
                ...notes.map(({ text }) => text),
              ].join(' ')}
            </span>
          </span>
          <span className={classes.gain}>
            <span>
              <ChangeText change={{ direction: 'up', tone: 'pos', figure: '' }} isBare />{' '}
              {t('navig8.points', { n: formatNumber(points, 1) })}
            </span>
            <span className={classes.bar} style={{ width: `${(100 * points) / most}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}

type Told = Chapter['sentences'][number];

function paragraphs(sentences: readonly Told[]): Told[][] {
  const found: Told[][] = [];
  let last: string | null = null;
  for (const sentence of sentences) {
    const about = sentence.about ?? JSON.stringify(sentence.view);
    if (about === last) found.at(-1)?.push(sentence);
    else found.push([sentence]);
    last = about;
  }
  return found;
}

function Sentence({ sentence: { text, view } }: { sentence: Pick<Told, 'text' | 'view'> }) {
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
        <MarkedFigures text={text} />
      </a>{' '}
    </span>
  );
}

function MarkedFigures({ text }: { text: string }) {
  return text.split(/(?<=\()([^()]*)(?=\))/).map((piece, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a told sentence does not change
      <span key={place} className={classes.figure}>
        {piece}
      </span>
    ) : (
      piece
    ),
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
