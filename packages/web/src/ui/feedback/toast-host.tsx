import { useNotifications } from '@mantine/notifications';
import { type ComponentType, useEffect, useState } from 'react';

/** Once a page has opened: what says that the server is gone can't be fetched from it. */
const aheadMs = 8000;
const againMs = 2000;

/** Holds the list of toasts, which is fetched once the page rests or a toast is there, and again where that failed. */
export function ToastHost() {
  const { notifications } = useNotifications();
  const [List, setList] = useState<ComponentType>();
  const isWanted = notifications.length > 0;
  useEffect(() => {
    if (List) return;
    const load = () =>
      import('./toast-list.tsx').then(
        (file) => setList(() => file.ToastList),
        () => {
          timer = setTimeout(load, againMs);
        },
      );
    let timer = setTimeout(load, isWanted ? 0 : aheadMs);
    return () => clearTimeout(timer);
  }, [List, isWanted]);
  return List ? <List /> : null;
}
