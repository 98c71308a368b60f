import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('./toast-list.tsx');
const ToastList = lazy(() => load().then((file) => ({ default: file.ToastList })));

/** Once a page has opened: what says that the server is gone can't be fetched from it. */
const aheadMs = 8000;

export function ToastHost() {
  const { notifications } = useNotifications();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), aheadMs);
    return () => clearTimeout(timer);
  }, []);
  // Once there it stays, so that the last toast can leave with its transition.
  if (notifications.length > 0 && !isWanted) setWanted(true);
  return <Suspense>{isWanted ? <ToastList /> : null}</Suspense>;
}
