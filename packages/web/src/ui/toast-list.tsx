import { Notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';

/** Where toasts stand: bottom right, 380 wide. Loaded with the first one, see toast-host.tsx. */
export function ToastList() {
  const { t } = useTranslation();
  return (
    <Notifications position="bottom-right" containerWidth={380} limit={4} aria-label={t('common.notifications')} />
  );
}
