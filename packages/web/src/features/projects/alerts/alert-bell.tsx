import { IconBell } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountAccess } from '#/lib/live/live-access.ts';
import { useLive } from '#/lib/live/use-live.ts';
import { queryRoots } from '#/lib/query.ts';
import classes from './alert-bell.module.css';
import { unreadQuery } from './unread.api.ts';

/** A page is opened and read first; then it listens. */
const restMs = 10_000;
const most = 99;

export function AlertBell() {
  const { t } = useTranslation();
  const { data } = useQuery(unreadQuery);
  useAlertsLive();
  const unread = data?.unread ?? 0;
  const n = unread > most ? `${most}+` : String(unread);
  const label = unread > 0 ? t('shell.alertsUnread', { n }) : t('shell.alerts');
  return (
    <Link to="/alerts" search={{}} className={classes.bell} aria-label={label} title={label}>
      <IconBell size={18} stroke={1.7} aria-hidden="true" />
      {unread > 0 ? (
        <span className={classes.unread} aria-hidden="true">
          {n}
        </span>
      ) : null}
    </Link>
  );
}

const useAlertsLive = (): void => {
  const client = useQueryClient();
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setResting(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  const readAnew = () => void client.invalidateQueries({ queryKey: queryRoots.alerts });
  useLive(isResting ? accountAccess : null, 'alerts', { onMessage: readAnew, onListening: readAnew });
};
