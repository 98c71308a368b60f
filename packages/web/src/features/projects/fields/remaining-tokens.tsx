import { endpoints } from 'virtual:endpoints';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { formatNumber } from '#/lib/format.ts';
import classes from './fields.module.css';

export const remainingQuery = queryOptions({
  queryKey: ['remaining-tokens'] as readonly unknown[],
  queryFn: ({ signal }) => call(endpoints.aiRemaining, { signal }),
});

interface Props {
  /** The latest run and its state: when that changes, more may be used. */
  after: { readonly id: string; readonly state: string } | null;
}

export function RemainingTokens({ after }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...remainingQuery,
    queryKey: [...remainingQuery.queryKey, after?.id, after?.state],
    placeholderData: keepPreviousData,
  });
  if (!data || data.limit === null || data.remaining === null) return null;
  const values = { remaining: formatNumber(data.remaining), limit: formatNumber(data.limit) };
  return (
    <p className={classes.remaining} role="status">
      {t(data.remaining === 0 ? 'common.noTokensLeft' : 'common.tokensLeft', values)}
    </p>
  );
}
