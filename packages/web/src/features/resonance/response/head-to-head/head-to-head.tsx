import type { HeadToHead as HeadToHeadResult } from '@soundings/contract/resonance/calculations';
import { IconSwords } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useResonance } from '../../resonance.api.ts';
import { meanPercent, type RankedMessage } from '../ranked-messages.ts';
import { comparedIds, countWinners, withFirst } from './compared-messages.ts';
import classes from './head-to-head.module.css';
import { HeadToHeadCard } from './head-to-head-card.tsx';
import { HeadToHeadTools } from './head-to-head-tools.tsx';

interface Props {
  best: readonly RankedMessage[];
  given: readonly string[] | undefined;
  filters: string[];
  isStale: boolean;
  onBeside: (ids: string[]) => void;
}

export function HeadToHead({ best, given, filters, isStale, onBeside }: Props) {
  const api = useResonance();
  const { t } = useTranslation();
  const beside = comparedIds(given, best);
  const query = useQuery(api.headToHeadMessages(beside, filters));
  const tested = query.isPlaceholderData || query.error !== null ? undefined : query.data;
  const chosen = best.filter(({ id }) => beside.includes(id));
  const means = { r1: meanPercent(best, 'r1'), r2: meanPercent(best, 'r2') };
  return (
    <Card
      title={t('resonanceResponse.headToHead')}
      meta={t('resonanceResponse.headToHeadMeta')}
      footer={tested === undefined ? undefined : <HeadToHeadFooter tested={tested} />}
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
        data-r2={chosen.some(({ r2Share }) => r2Share !== null) || undefined}
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

function HeadToHeadFooter({ tested }: { tested: HeadToHeadResult }) {
  const { t } = useTranslation();
  const winners = countWinners(tested);
  const outcome =
    tested.bestId === null
      ? t('resonanceResponse.noBest')
      : winners > 1
        ? t('resonanceResponse.winners', { n: winners })
        : t('resonanceResponse.oneWinner');
  return (
    <>
      <span role="status">{outcome}</span> {t('resonanceResponse.headToHeadHelp')}
    </>
  );
}
