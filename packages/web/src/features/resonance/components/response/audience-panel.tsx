import { Skeleton } from '@mantine/core';
import type { FilterColumn } from '@soundings/contract/resonance';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import type { RankedMessage } from '../../response/sort-messages.ts';
import type { ResonanceSource } from '../../source/resonance-source.ts';
import { AudienceChart, type AudienceView } from './audience-chart.tsx';

interface Props {
  source: ResonanceSource;
  message: RankedMessage;
  /** The same message over all respondents. */
  globalMessage: RankedMessage;
  columns: readonly FilterColumn[];
  filters: string[];
  isGlobal: boolean;
}

/** How the selected message does in every audience. */
export function AudiencePanel({ source, message, globalMessage, columns, filters, isGlobal }: Props) {
  const { t } = useTranslation();
  const audiences = useQuery(source.messageAudiences(message.id, filters));
  const [view, setView] = useState<AudienceView>(() => ({
    drawing: 'treemap',
    metric: 'r1',
    variables: columns.map(({ header }) => header),
    query: '',
    order: 'top',
    size: null,
  }));
  if (audiences.data === undefined) {
    return (
      <Card title={t('resonance.audiences')}>
        {audiences.error === null ? (
          <Skeleton height={350} />
        ) : (
          <ErrorState
            error={audiences.error}
            thing={t('resonance.theAudiences')}
            onRetry={() => void audiences.refetch()}
            isRetrying={audiences.isRefetching}
          />
        )}
      </Card>
    );
  }
  return (
    <div aria-busy={audiences.isPlaceholderData}>
      <AudienceChart
        links={audiences.data.links}
        message={isGlobal ? globalMessage : message}
        columns={columns}
        isGlobal={isGlobal}
        view={view}
        onView={(change) => setView({ ...view, ...change })}
      />
    </div>
  );
}
