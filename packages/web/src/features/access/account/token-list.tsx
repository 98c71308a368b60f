import { Button } from '@mantine/core';
import type { ApiTokenRow } from '@soundings/contract/access/api-tokens';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatDate } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { tokensQuery, useDeleteToken } from './account.api.ts';
import classes from './account.module.css';

export function TokenList({ userId }: { userId?: string }) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(tokensQuery(userId));
  const [revoking, setRevoking] = useState<ApiTokenRow | null>(null);
  const revoke = useDeleteToken(userId);
  if (error)
    return (
      <ErrorState
        error={error}
        thing={t('account.theTokens')}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    );
  if (data === undefined) return <SkeletonRows rows={1} />;
  if (data.length === 0) return <p className={classes.none}>{t('account.noTokens')}</p>;
  return (
    <>
      <ul className={classes.list} aria-label={t('account.tokens')}>
        {data.map((token) => (
          <TokenItem key={token.id} token={token} onRevoke={() => setRevoking(token)} />
        ))}
      </ul>
      <ConfirmDialog
        opened={revoking !== null}
        title={t('account.revokeTitle', { name: revoking?.name ?? '' })}
        confirmLabel={t('account.revoke')}
        isDangerous
        isBusy={revoke.isPending}
        onConfirm={() => revoking && revoke.mutate(revoking.id, { onSettled: () => setRevoking(null) })}
        onClose={() => setRevoking(null)}
      >
        {t('account.revokeText')}
      </ConfirmDialog>
    </>
  );
}

function TokenItem({ token, onRevoke }: { token: ApiTokenRow; onRevoke: () => void }) {
  const { t } = useTranslation();
  const { name, ending, scopes, projectIds, expiresOn, lastUsedOn } = token;
  return (
    <li className={classes.item}>
      <IconKey size={20} stroke={1.6} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <span className={classes.name}>
          {name} <code className={classes.ending}>…{ending}</code>
        </span>
        <span className={classes.detail}>{scopes.map((scope) => t(`account.scope_${scope}`)).join(' · ')}</span>
        <span className={classes.detail}>
          {projectIds === null ? null : `${t('account.inProjects', { count: projectIds.length })} · `}
          {t('account.expires', { date: formatDate(expiresOn) })} ·{' '}
          {lastUsedOn === null ? t('account.neverUsed') : t('account.lastUsed', { when: formatAgo(lastUsedOn) })}
        </span>
      </div>
      <Button variant="subtle" aria-label={t('account.revokeOf', { name })} onClick={onRevoke}>
        {t('account.revoke')}
      </Button>
    </li>
  );
}
