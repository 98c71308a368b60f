import { Skeleton } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NameField, useClientName } from '#/features/board/feedback/client-name.tsx';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { formatNumber } from '#/lib/format.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { useDelayed } from '#/ui/feedback/use-delayed.ts';
import { Card } from '#/ui/layout/card.tsx';
import { finalMessagesQuery } from './final.api.ts';
import classes from './final.module.css';
import { FinalMessage } from './final-message.tsx';

export function FinalMessages({ visit }: { visit: ConsumerVisit }) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(finalMessagesQuery(visit));
  const isLate = useDelayed(200);
  const client = useClientName();
  usePageTitle(false, t('scout.finalMessages'), visit.projectName);
  if (error && data === undefined) {
    return (
      <Card flush label={t('scout.finalMessages')}>
        <ErrorState
          error={error}
          thing={t('scout.theFinalMessages')}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      </Card>
    );
  }
  if (data === undefined) return isLate ? <Skeleton height={320} radius={12} /> : null;
  const { messages, allowsFeedback } = data;
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1 className={classes.title}>{t('scout.finalMessages')}</h1>
        <p className={classes.count}>
          {t('scout.messageCount', { count: messages.length, n: formatNumber(messages.length) })}
        </p>
        {messages.length > 0 ? (
          <p className={classes.lead}>{t(allowsFeedback ? 'scout.finalsLeadFeedback' : 'scout.finalsLead')}</p>
        ) : null}
        {allowsFeedback && messages.length > 0 ? <NameField client={client} className={classes.name} /> : null}
      </header>
      {messages.length === 0 ? (
        <Card flush label={t('scout.noFinals')}>
          <EmptyState icon={<IconHeart size={21} stroke={1.7} />} title={t('scout.noFinals')}>
            {t('scout.noFinalsText')}
          </EmptyState>
        </Card>
      ) : (
        <ol className={classes.list} aria-label={t('scout.finalMessages')}>
          {messages.map((message, index) => (
            <FinalMessage
              key={message.id}
              visit={visit}
              message={message}
              place={index + 1}
              name={client.name}
              askName={allowsFeedback ? client.ask : null}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
