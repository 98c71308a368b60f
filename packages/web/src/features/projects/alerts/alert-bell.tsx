import { IconBell } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { queryRoots } from '#/lib/query.ts';
import classes from './alert-bell.module.css';
import { unreadQuery } from './unread.api.ts';

/** Milliseconds until a page begins to listen: it is opened and read first. */
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
  useEffect(() => {
    const leaving = new AbortController();
    const readAnew = () => void client.invalidateQueries({ queryKey: queryRoots.alerts });
    const begin = async (): Promise<void> => {
      const { listenToAlerts } = await import('./listen-to-alerts.ts');
      if (!leaving.signal.aborted) leaving.signal.addEventListener('abort', listenToAlerts(readAnew));
    };
    // Where that cannot be loaded, the clock still asks.
    const timer = setTimeout(() => void begin().catch(() => undefined), restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client]);
};
