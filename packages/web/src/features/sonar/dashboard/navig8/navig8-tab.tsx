import { Button, Loader } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { figureText, SoundingFigure } from '#/ui/figures/figure.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useDashboard } from '../dashboard.ts';
import { placeWords, rankWords, scoreChange } from '../figures/score-words.ts';
import { rangeText } from '../period/days.ts';
import { ChapterCard } from './chapter-card.tsx';
import { ChapterFile } from './chapter-file.tsx';
import { type Chapter, useGuide } from './navig8.api.ts';
import classes from './navig8-tab.module.css';
import { SendToScout } from './send-to-scout.tsx';
import { isTalk, Talk } from './talk.tsx';

export function Navig8Tab() {
  const { t } = useTranslation();
  const { source, ranges } = useDashboard();
  const { thread, error, retry, restart, isRestarting, reply, isGenerating } = useGuide(source, ranges);
  if (thread === null) {
    if (error === null) return <Reading />;
    return (
      <Card flush label={t('navig8.theGuide')}>
        <ErrorState error={error} thing={t('navig8.theGuide')} onRetry={retry} isRetrying={isGenerating} />
      </Card>
    );
  }
  const { chapters, isByModel, isOutdated, struck } = thread;
  const told = chapters.filter((chapter) => !isTalk(chapter));
  const quiet = told.filter(isWithoutNews);
  const isWriting = isGenerating && !reply.isPending && !chapters.some(isTalk);
  return (
    <div className={classes.guide} aria-busy={isGenerating}>
      <div className={classes.chapters} data-stale={isRestarting || undefined}>
        {isOutdated && !isGenerating ? <InlineAlert tone="info">{t('navig8.outdated')}</InlineAlert> : null}
        {told
          .filter((chapter) => !isWithoutNews(chapter))
          .map((chapter) => (
            <ChapterCard
              key={chapter.count}
              chapter={chapter}
              figures={chapter.type === 'own' && !isRestarting ? <OwnFigures told={chapter.message} /> : null}
            />
          ))}
        {quiet.length > 0 && <WithoutNews chapters={quiet} />}
        {isWriting && <Reading />}
      </div>
      <div className={classes.side}>
        <Talk key={thread.threadId} thread={thread} reply={reply} isGenerating={isGenerating} />
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
    </div>
  );
}

/** What the chapter tells in words, which may be older than the figures: only where both tell the same score. */
function OwnFigures({ told }: { told: string }) {
  const { t } = useTranslation();
  const { brands } = useDashboard();
  const own = brands.find(({ myCompany }) => myCompany);
  if (own === undefined || own.powerrank.score === null || !told.includes(figureText(own.powerrank.score))) return null;
  const { score, rank } = own.powerrank;
  const change = scoreChange(own.powerrank, 'powerrank');
  return (
    <p className={classes.own}>
      <SoundingFigure value={score} size="large" />
      {change !== null && <ChangeText change={change} />}
      {rank !== null && (
        <span className={classes.note}>{placeWords(t, rankWords(t, rank, brands), own.provisional)}</span>
      )}
    </p>
  );
}

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
  const { brands, ranges } = useDashboard();
  return (
    <p role="status" className={classes.reading}>
      <Loader size="xs" aria-hidden="true" />
      {t('navig8.reading', {
        n: formatNumber(brands.length),
        period: rangeText(ranges.comparable),
        before: rangeText(ranges.compareTo),
      })}
    </p>
  );
}
