import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useState } from 'react';

const ToastList = lazy(() => import('./toast-list.tsx').then((file) => ({ default: file.ToastList })));

export function ToastHost() {
  const { notifications } = useNotifications();
  const [isWanted, setWanted] = useState(false);
  // Once there it stays, so that the last toast can leave with its transition.
  if (notifications.length > 0 && !isWanted) setWanted(true);
  return <Suspense>{isWanted ? <ToastList /> : null}</Suspense>;
}
