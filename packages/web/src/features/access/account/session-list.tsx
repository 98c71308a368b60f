import { Button } from '@mantine/core';
import type { SessionRow } from '@soundings/contract/access/sessions';
import { IconDeviceDesktop, IconDeviceMobile, IconTerminal2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatMoment } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { sessionsQuery, useEndOtherSessions, useEndSession } from './account.api.ts';
import classes from './account.module.css';

export function SessionList({ userId }: { userId?: string }) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(sessionsQuery(userId));
  const end = useEndSession(userId);
  const endOthers = useEndOtherSessions(userId);
  if (error)
    return (
      <ErrorState
        error={error}
        thing={t('account.theDevices')}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    );
  if (data === undefined) return <SkeletonRows rows={2} />;
  if (data.length === 0) return <p className={classes.none}>{t('account.nowhere')}</p>;
  const others = data.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <>
      <ul className={classes.list} aria-label={t('account.devices')}>
        {data.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {others > 1 || (others === 1 && userId === undefined) ? (
        <div className={classes.foot}>
          <Button loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t(others === data.length ? 'account.signOutAll' : 'account.signOutOthers')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface SessionItemProps {
  session: SessionRow;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionItem({ session, isEnding, onEnd }: SessionItemProps) {
  const { t } = useTranslation();
  const { address, signedInOn, lastUsedOn, isCurrent } = session;
  const Icon = deviceIcon(session);
  const device = deviceName(t, session);
  return (
    <li className={classes.item}>
      <Icon size={20} stroke={1.6} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <span className={classes.name}>
          {device} {isCurrent ? <Badge tone="positive">{t('account.thisDevice')}</Badge> : null}
        </span>
        <span className={classes.detail}>
          {t('account.signedIn', { date: formatMoment(signedInOn) })}
          {address === '' ? null : (
            <>
              {' '}
              <span className={classes.address}>{t('account.from', { address })}</span>
            </>
          )}
        </span>
        {isCurrent ? null : (
          <span className={classes.detail}>{t('account.lastUsed', { when: formatAgo(lastUsedOn) })}</span>
        )}
      </div>
      {isCurrent ? null : (
        <Button
          variant="subtle"
          loading={isEnding}
          aria-label={t('account.signOutOf', { device, date: formatMoment(signedInOn) })}
          onClick={onEnd}
        >
          {t('account.signOut')}
        </Button>
      )}
    </li>
  );
}

const deviceName = (t: TFunction, { browser, system }: SessionRow): string => {
  if (browser !== null && system !== null) return t('account.device', { browser, system });
  return browser ?? system ?? t('account.unknownDevice');
};

const deviceIcon = ({ system }: SessionRow) => {
  if (system === null) return IconTerminal2;
  return ['iPhone', 'iPad', 'Android'].includes(system) ? IconDeviceMobile : IconDeviceDesktop;
};
