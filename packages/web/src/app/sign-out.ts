import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { toastInfo } from '#/ui/toast.tsx';
import { returnAddress } from './return-address.ts';

/**
 * The session ended while a signed-in page was open: forget what was loaded and ask to sign in again.
 * While such a page is only being opened its own guard leads to /login, so that nothing is done twice here.
 */
export const leaveSignedIn = (router: AnyRouter, queryClient: QueryClient): void => {
  const signedIn = router.state.matches.find((match) => match.routeId === '/_signed-in');
  if (signedIn?.status !== 'success') return;
  const search = returnAddress(router.state.location.href);
  // Unsaved entries cannot be saved any more: nothing is asked.
  void router.navigate({ to: '/login', search, replace: true, ignoreBlocker: true }).then(() => {
    queryClient.clear();
    toastInfo({ id: 'session', title: i18next.t('shell.signedOut'), text: i18next.t('shell.signedOutElsewhere') });
  });
};
