import { Skeleton, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ResonanceData, Share } from '@soundings/contract/resonance/resonance';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatPercent } from '#/lib/format.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { BaseMark } from '#/ui/figures/marks.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { intervalText } from '../charts/figure-marks.ts';
import type { ResponseSearch } from '../page/response-search.ts';
import { positiveLabels } from '../positive-labels.ts';
import { useResonance } from '../resonance.api.ts';
import { MessageCharts } from './message-charts.tsx';
import { type RankedMessage, sortMessages } from './ranked-messages.ts';
import classes from './response-board.module.css';

/** What stands below all that is seen first waits until that is there, or until someone goes there. */
const pageRests = () =>
  new Promise((resolve) => {
    addEventListener('scroll', resolve, { capture: true, once: true });
    setTimeout(resolve, 2000);
  });

const HeadToHeadMessages = lazy(async () => {
  await pageRests();
  const file = await import('./head-to-head/head-to-head-messages.tsx');
  return { default: file.HeadToHeadMessages };
});

const MessageNorm = lazy(async () => {
  await pageRests();
  return (await import('../norms/load-norm.ts')).loadNorm();
});

interface Props {
  data: ResonanceData;
  message: RankedMessage;
  messages: readonly RankedMessage[];
  filters: string[];
  isBeginning: boolean;
  isStale: boolean;
  hasBenchmark: boolean;
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
}

export function MessageDetail(props: Props) {
  const { data, message, messages, filters, isBeginning, isStale, hasBenchmark, search, onSearch } = props;
  const { t } = useTranslation();
  const { isOfStaff } = useResonance();
  return (
    <>
      <MessageHero
        message={message}
        count={messages.length}
        data={data}
        isStale={isStale}
        isFiltered={filters.length > 0}
        hasBenchmark={hasBenchmark}
      />
      <MessageCharts
        data={data}
        message={message}
        filters={filters}
        isGlobal={search.global === true}
        isBeginning={isBeginning}
        isStale={isStale}
      />
      {isOfStaff && (
        <Suspense>
          <MessageNorm id={message.id} />
        </Suspense>
      )}
      {messages.length > 1 && (
        <Suspense
          fallback={
            <Card title={t('resonanceResponse.headToHead')}>
              <Skeleton height={56} mb={12} />
              <Skeleton height={172} />
            </Card>
          }
        >
          <HeadToHeadMessages
            best={sortMessages(messages, '-total')}
            given={search.messagesBeside}
            filters={filters}
            isStale={isStale}
            onBeside={(messagesBeside) => onSearch({ ...search, messagesBeside })}
          />
        </Suspense>
      )}
    </>
  );
}

export function DetailSheet({ message, children }: { message: RankedMessage; children: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [isTall, setIsTall] = useState(false);
  const [shownId, setShownId] = useState(message.id);
  if (message.id !== shownId) {
    setShownId(message.id);
    setIsOpen(true);
  }
  const id = useId();
  return (
    <section
      className={classes.sheet}
      data-open={isOpen || undefined}
      data-tall={(isOpen && isTall) || undefined}
      aria-label={t('resonance.selectedMessage')}
    >
      {/* The heading of the closed part is not there for who does not see. */}
      {!isOpen && <VisuallyHidden component="h1">{message.message}</VisuallyHidden>}
      <UnstyledButton
        className={classes.handle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsOpen(!isOpen);
          setIsTall(false);
        }}
      >
        <span className={classes.grip} aria-hidden="true" />
        <span className={classes.line}>
          <strong>{message.rank ?? '–'}</strong>
          <span className={classes.of}>{message.message}</span>
          {isOpen ? <IconChevronDown size={18} aria-hidden="true" /> : <IconChevronUp size={18} aria-hidden="true" />}
        </span>
      </UnstyledButton>
      {/* Who reads on in it needs the room more than the list behind it. */}
      <div id={id} className={classes.body} hidden={!isOpen} onScroll={() => setIsTall(true)}>
        {children}
      </div>
    </section>
  );
}

interface MessageHeroProps {
  message: RankedMessage;
  count: number;
  data: ResonanceData;
  isStale: boolean;
  isFiltered: boolean;
  hasBenchmark: boolean;
}

export function MessageHero({ message, count, data, isStale, isFiltered, hasBenchmark }: MessageHeroProps) {
  const { t } = useTranslation();
  const { rank, base, r1Share, r2Share } = message;
  const rule = data.scales.map((scale) => positiveLabels(scale).join(', '));
  const date = formatDate(data.importedOn);
  const basesText =
    r2Share === null || r2Share.base === r1Share.base
      ? t('resonance.baseOfFile', { base: formatNumber(base), date })
      : t('resonance.basesOfFile', { r1: formatNumber(r1Share.base), r2: formatNumber(r2Share.base), date });
  const everyone = data.summary.numberOfRespondents;
  return (
    <header className={classes.hero} data-stale={isStale || undefined} aria-busy={isStale}>
      <div className={classes.words}>
        <p className={classes.place}>
          {rank === null ? t('resonance.notRanked') : t('resonance.messageNOf', { n: rank, count })}
        </p>
        <h1 className={classes.text}>{message.message}</h1>
        <p className={classes.note}>
          {basesText}
          {isFiltered && <span> {t('resonance.baseUnderFilter')}</span>}
          {hasBenchmark && (
            <span> {t('resonance.benchmarkBase', { count: everyone, all: formatNumber(everyone) })}</span>
          )}
          {rule.length > 0 && <span> {t('resonance.countsAsPositive', { rule: rule.join(' · ') })}</span>}
          {data.weighted && <span> {weightedText(t, data)}</span>}
        </p>
      </div>
      <div className={classes.figures}>
        <Figure name={t('resonance.r1Interest')} share={r1Share} />
        {r2Share !== null && (
          <>
            <Figure name={t('resonance.r2Action')} share={r2Share} />
            <div className={classes.figure}>
              <span className={classes.name}>{t('resonanceResponse.total')}</span>
              <SoundingFigure value={message.accurateTotal} unit="%" size="large" />
              <span className={classes.interval}>(R1 + R2) / 2</span>
            </div>
          </>
        )}
      </div>
    </header>
  );
}

const weightedText = (t: TFunction, { weighting }: ResonanceData): string =>
  weighting === null
    ? t('resonance.weighted')
    : t('resonanceResponse.weightedTo', {
        variables: weighting.variables.join(', '),
        efficiency: formatPercent(weighting.efficiency * 100, 0),
      });

function Figure({ name, share }: { name: string; share: Share }) {
  const { t } = useTranslation();
  return (
    <div className={classes.figure}>
      <span className={classes.name}>{name}</span>
      <span>
        <SoundingFigure value={share.percent} unit="%" size="large" />
        <BaseMark
          mark={share.mark}
          label={t(share.mark === 'low' ? 'resonance.baseUnder100' : 'resonance.baseUnder30')}
        />
      </span>
      <span className={classes.interval}>{intervalText(share, 1)}</span>
    </div>
  );
}
