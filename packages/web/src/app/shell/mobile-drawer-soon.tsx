import { type ComponentProps, lazy, Suspense } from 'react';

const MobileDrawer = lazy(() => import('./mobile-drawer.tsx').then((file) => ({ default: file.MobileDrawer })));

interface Props extends ComponentProps<typeof MobileDrawer> {
  /** Whether it may be opened at once: its button is pointed at or has the focus. */
  isNear: boolean;
}

/** The drawer, whose code comes when it is about to be opened: on wide screens it never is. */
export function MobileDrawerSoon({ isNear, ...props }: Props) {
  if (!isNear && !props.opened) return null;
  return (
    <Suspense fallback={null}>
      <MobileDrawer {...props} />
    </Suspense>
  );
}
