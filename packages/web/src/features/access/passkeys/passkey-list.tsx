import { Button } from '@mantine/core';
import type { PasskeyRow } from '@soundings/contract/access/passkeys';
import { IconFingerprint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatDate } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { passkeysQuery, useRemovePasskey } from '../account/account.api.ts';
import classes from '../account/account.module.css';

export function PasskeyList({ userId }: { userId?: string }) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(passkeysQuery(userId));
  const [removing, setRemoving] = useState<PasskeyRow | null>(null);
  const remove = useRemovePasskey(userId);
  if (error)
    return (
      <ErrorState
        error={error}
        thing={t('account.thePasskeys')}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    );
  if (data === undefined) return <SkeletonRows rows={1} />;
  if (data.length === 0) return <p className={classes.none}>{t('account.noPasskeys')}</p>;
  return (
    <>
      <ul className={classes.list} aria-label={t('account.passkeys')}>
        {data.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
        ))}
      </ul>
      <ConfirmDialog
        opened={removing !== null}
        title={t('account.removeTitle', { name: removing?.name ?? '' })}
        confirmLabel={t('account.remove')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing.id, { onSettled: () => setRemoving(null) })}
        onClose={() => setRemoving(null)}
      >
        {t(userId === undefined ? 'account.removeText' : 'account.removeTextOfUser')}
      </ConfirmDialog>
    </>
  );
}

function PasskeyItem({ passkey, onRemove }: { passkey: PasskeyRow; onRemove: () => void }) {
  const { t } = useTranslation();
  const { name, createdOn, lastUsedOn } = passkey;
  return (
    <li className={classes.item}>
      <IconFingerprint size={20} stroke={1.6} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.detail}>
          {t('account.added', { date: formatDate(createdOn) })} ·{' '}
          {lastUsedOn === null ? t('account.neverUsed') : t('account.lastUsed', { when: formatAgo(lastUsedOn) })}
        </span>
      </div>
      <Button variant="subtle" aria-label={t('account.removeOf', { name })} onClick={onRemove}>
        {t('account.remove')}
      </Button>
    </li>
  );
}
