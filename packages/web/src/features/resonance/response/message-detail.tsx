import { Skeleton, UnstyledButton } from '@mantine/core';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ComponentProps, lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { useSoon } from '#/ui/use-soon.ts';
import type { ResponseSearch } from '../page/response-search.ts';
import type { ResonanceApi } from '../resonance.api.ts';
import { MessageCharts } from './message-charts.tsx';
import classes from './message-detail.module.css';
import { MessageHero } from './message-hero.tsx';
import { type RankedMessage, sortMessages } from './ranked-messages.ts';

interface Props {
  source: ResonanceApi;
  data: ResonanceData;
  message: RankedMessage;
  /** All messages under the filter. */
  messages: readonly RankedMessage[];
  filters: string[];
  isBeginning: boolean;
  /** The figures are those of the last filter. */
  isStale: boolean;
  hasBenchmark: boolean;
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
}

/** The selected message, whom it reaches, and how the best compare. */
export function MessageDetail(props: Props) {
  const { source, data, message, messages, filters, isBeginning, isStale, hasBenchmark, search, onSearch } = props;
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
        source={source}
        data={data}
        message={message}
        filters={filters}
        isGlobal={search.global === true}
        isBeginning={isBeginning}
        isStale={isStale}
      />
      {messages.length > 1 && (
        <HeadToHeadSoon
          source={source}
          best={sortMessages(messages, '-total')}
          given={search.messagesBeside}
          filters={filters}
          isStale={isStale}
          onBeside={(messagesBeside) => onSearch({ ...search, messagesBeside })}
        />
      )}
    </>
  );
}

const HeadToHead = lazy(() => import('./head-to-head/head-to-head.tsx').then((file) => ({ default: file.HeadToHead })));

/** The comparison, which lies below the first screen: its code and its call come after what is seen first. */
function HeadToHeadSoon(props: ComponentProps<typeof HeadToHead>) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const isSoon = useSoon(place);
  const waiting = (
    <Card title={t('resonanceResponse.headToHead')}>
      <Skeleton height={230} />
    </Card>
  );
  return (
    <div ref={place}>
      {isSoon ? (
        <Suspense fallback={waiting}>
          <HeadToHead {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

/** On a phone the detail lies over the list's lower half; its handle folds it to a line. */
export function DetailSheet({ message, children }: { message: RankedMessage; children: React.ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(true);
  const id = useId();
  return (
    <section className={classes.sheet} data-open={isOpen || undefined} aria-label={t('resonance.selectedMessage')}>
      <UnstyledButton
        className={classes.handle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={classes.grip} aria-hidden="true" />
        <span className={classes.line}>
          <strong>{message.rank ?? '–'}</strong>
          <span className={classes.of}>{message.message}</span>
          {isOpen ? <IconChevronDown size={18} aria-hidden="true" /> : <IconChevronUp size={18} aria-hidden="true" />}
        </span>
      </UnstyledButton>
      <div id={id} className={classes.body} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
