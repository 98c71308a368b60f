import { Notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';

/** The mouse events that a tap stands for come within this time after it. */
const afterTapMs = 400;
/** Over dialogs (200) and under what is opened to choose from (popovers, menus, selects: 300), whose choices take the clicks. */
const layer = 290;

export function ToastList() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    // A finger that touched a toast never leaves it as a mouse does: its time would stand still.
    const leave = ({ pointerType, target }: PointerEvent) => {
      const toast = target instanceof Element && target.closest('.mantine-Notification-root');
      if (pointerType !== 'mouse' && toast) {
        setTimeout(() => toast.dispatchEvent(new MouseEvent('mouseout', { bubbles: true })), afterTapMs);
      }
    };
    const tell = () => {
      const top = Math.min(
        ...[...document.querySelectorAll('.mantine-Notification-root')].map(
          (toast) => toast.getBoundingClientRect().top,
        ),
      );
      const room = Number.isFinite(top) ? Math.max(0, Math.ceil(innerHeight - top)) : 0;
      root.style.setProperty('--toast-room', `${room}px`);
    };
    // A toast slides in and out: it is measured where it comes to rest.
    const watch = new MutationObserver(tell);
    // Styles, too: where motion is reduced no transition ends. All six places, as the list's own node is one of them.
    const places = list.current?.parentElement ?? document.body;
    watch.observe(places, { childList: true, subtree: true, attributeFilter: ['style'] });
    addEventListener('resize', tell);
    document.addEventListener('transitionend', tell);
    document.addEventListener('pointerup', leave);
    tell();
    return () => {
      watch.disconnect();
      removeEventListener('resize', tell);
      document.removeEventListener('transitionend', tell);
      document.removeEventListener('pointerup', leave);
      root.style.removeProperty('--toast-room');
    };
  }, []);
  return (
    <Notifications
      ref={list}
      position="bottom-right"
      containerWidth={380}
      limit={3}
      notificationMaxHeight="70vh"
      zIndex={layer}
      portalProps={{ reuseTargetNode: false }}
    />
  );
}
