import { Notifications } from '@mantine/notifications';

/** Where toasts stand: bottom right, 380 wide. Loaded with the first one, see toast-host.tsx. */
export function ToastList() {
  return (
    <Notifications position="bottom-right" containerWidth={380} limit={4} portalProps={{ reuseTargetNode: false }} />
  );
}
