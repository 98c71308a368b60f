import { createFileRoute, redirect } from '@tanstack/react-router';
import i18next from 'i18next';
import { toastInfo } from '#/ui/feedback/toast.tsx';

export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    toastInfo({ id: 'page', title: i18next.t('errors.pageMissing'), text: i18next.t('errors.pageMissingHelp') });
    throw redirect({ to: '/projects', replace: true });
  },
});
