import { ActionIcon, Tooltip } from '@mantine/core';
import type {
  HeadToHeadMessage,
  HeadToHeadMessages as HeadToHeadMessagesAnswer,
  HeadToHeadTest,
} from '@soundings/contract/resonance/calculation-answers';
import type { MessageFigures } from '@soundings/contract/resonance/resonance';
import { IconSwords, IconTrophy, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { pText } from '../../charts/figure-marks.ts';
import { useResonance, useSignificance } from '../../resonance.api.ts';
import { FigureRow, MarkedBase } from '../message-card.tsx';
import { meanPercent, type RankedMessage } from '../ranked-messages.ts';
import { comparedIds, countWinners, findOutcome, type Outcome, pBehindBest, withFirst } from './compared-messages.ts';
import classes from './head-to-head.module.css';
import { HeadToHeadTools } from './head-to-head-tools.tsx';

interface Props {
  best: readonly RankedMessage[];
  given: readonly string[] | undefined;
  filters: string[];
  isStale: boolean;
  onBeside: (ids: string[]) => void;
}

export function HeadToHeadMessages({ best, given, filters, isStale, onBeside }: Props) {
  const api = useResonance();
  const { t } = useTranslation();
  const beside = comparedIds(given, best);
  const query = useQuery(api.headToHeadMessages(beside, filters));
  const tested = query.isPlaceholderData || query.error !== null ? undefined : query.data;
  const chosen = best.filter(({ id }) => beside.includes(id));
  const outcome = tested === undefined ? null : findOutcome(tested);
  const hasR2 = chosen.some(({ r2Share }) => r2Share !== null);
  const means = { r1: meanPercent(best, 'r1'), r2: meanPercent(best, 'r2') };
  return (
    <Card
      title={t('resonanceResponse.headToHead')}
      meta={t('resonanceResponse.headToHeadMeta')}
      footer={tested === undefined ? undefined : <HeadToHeadFooter tested={tested} outcome={outcome} hasR2={hasR2} />}
    >
      <HeadToHeadTools
        best={best}
        beside={beside}
        onFirst={(id) => onBeside(withFirst(beside, id))}
        onAdd={(id) => onBeside([...beside, id])}
      />
      {query.error !== null && (
        <ErrorState
          error={query.error}
          thing={t('resonanceResponse.theHeadToHead')}
          onRetry={() => void query.refetch()}
          isRetrying={query.isRefetching}
        />
      )}
      <ul
        className={classes.cards}
        data-r2={hasR2 || undefined}
        aria-label={t('resonanceResponse.headToHead')}
        data-stale={isStale || undefined}
        aria-busy={query.isFetching || isStale}
      >
        {chosen.map((message) => (
          <HeadToHeadCard
            key={message.id}
            message={tested?.messages.find(({ id }) => id === message.id) ?? message}
            tested={tested?.messages.find(({ id }) => id === message.id)}
            isBest={tested?.bestId === message.id}
            outcome={outcome}
            means={means}
            onRemove={beside.length > 1 ? () => onBeside(beside.filter((id) => id !== message.id)) : undefined}
          />
        ))}
      </ul>
      {beside.length < 2 && (
        <p className={classes.alone}>
          <IconSwords size={16} aria-hidden="true" /> {t('resonanceResponse.addAnother')}
        </p>
      )}
    </Card>
  );
}

interface HeadToHeadFooterProps {
  tested: HeadToHeadMessagesAnswer;
  outcome: Outcome | null;
  hasR2: boolean;
}

function HeadToHeadFooter({ tested, outcome, hasR2 }: HeadToHeadFooterProps) {
  const { t } = useTranslation();
  const { correction } = useSignificance();
  const n = countWinners(tested.messages);
  return (
    <>
      <span role="status">{outcome && t(`resonanceResponse.${outcome}`, { n })}</span>{' '}
      {t(hasR2 ? 'resonanceResponse.headToHeadHelp' : 'resonanceResponse.headToHeadHelpR1')}{' '}
      {t(correction === 'none' ? 'resonanceResponse.headToHead_none' : 'resonanceResponse.headToHead_holm')}
    </>
  );
}

interface HeadToHeadCardProps {
  message: MessageFigures;
  tested: HeadToHeadMessage | undefined;
  isBest: boolean;
  outcome: Outcome | null;
  means: { r1: number | null; r2: number | null };
  onRemove: (() => void) | undefined;
}

function HeadToHeadCard({ message, tested, isBest, outcome, means, onRemove }: HeadToHeadCardProps) {
  const { t } = useTranslation();
  const { accurateTotal, r1Share, r2Share } = message;
  const tests = tested === undefined ? [] : testTexts(t, tested);
  const text = <p className={classes.text}>{message.message}</p>;
  return (
    <li className={classes.card} data-winner={tested?.isWinner || undefined}>
      <div className={classes.head}>
        {r2Share === null ? (
          // Without action its interest is the total: told once.
          text
        ) : (
          <span className={classes.total}>
            <SoundingFigure value={accurateTotal} size="medium" />
            <span className={classes.quiet}> {t('resonanceResponse.total')}</span>
          </span>
        )}
        {tested !== undefined && <OutcomeOfOne tested={tested} tests={tests} outcome={outcome} />}
        {onRemove !== undefined && (
          <ActionIcon size={24} aria-label={t('common.remove', { thing: message.message })} onClick={onRemove}>
            <IconX size={14} />
          </ActionIcon>
        )}
      </div>
      {r2Share !== null && text}
      <FigureRow metric="r1" share={r1Share} mean={means.r1} isUntested />
      {r2Share !== null && <FigureRow metric="r2" share={r2Share} mean={means.r2} isUntested />}
      <p className={classes.tests}>
        <MarkedBase {...message} />
        {isBest && (
          <span> · {t(r2Share === null ? 'resonanceResponse.highestR1' : 'resonanceResponse.highestTotal')}</span>
        )}
      </p>
    </li>
  );
}

interface OutcomeOfOneProps {
  tested: HeadToHeadMessage;
  tests: readonly string[];
  outcome: Outcome | null;
}

function OutcomeOfOne({ tested, tests, outcome }: OutcomeOfOneProps) {
  const { t } = useTranslation();
  const behind = pBehindBest(tested);
  if (tested.isWinner) {
    if (outcome !== 'oneWinner' && outcome !== 'winners') return null;
    return (
      <span className={classes.outcome}>
        <Badge tone="brand" icon={<IconTrophy size={12} />}>
          {t(outcome === 'winners' ? 'resonanceResponse.winnerSet' : 'resonanceResponse.ahead')}
        </Badge>
      </span>
    );
  }
  if (behind !== null) {
    return (
      <Tooltip multiline label={tests.join(' · ')} events={{ hover: true, focus: true, touch: true }}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tests are read on focus, too */}
        <span className={classes.outcome} tabIndex={0}>
          <Badge>{t('resonanceResponse.behind', { p: pText(behind) })}</Badge>
        </span>
      </Tooltip>
    );
  }
  return (
    <span className={classes.outcome}>
      <Badge tone="warning">{t('resonance.notRankedStars')}</Badge>
    </span>
  );
}

const testText = (t: TFunction, metric: string, { method, pairs, p }: HeadToHeadTest): string =>
  t(`resonanceResponse.test_${method}`, { metric, p: pText(p), pairs: formatNumber(pairs) });

const testTexts = (t: TFunction, { r1Test, r2Test }: HeadToHeadMessage): string[] => [
  ...(r1Test === null ? [] : [testText(t, 'R1', r1Test)]),
  ...(r2Test === null ? [] : [testText(t, 'R2', r2Test)]),
];
