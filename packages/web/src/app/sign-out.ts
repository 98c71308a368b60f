import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, useNavigate } from '@tanstack/react-router';
import i18next from 'i18next';
import { forgetLoaded, logout } from '#/features/access/access.api.ts';
import { hideToasts, toastInfo } from '#/ui/feedback/toast.tsx';
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
    forgetLoaded(queryClient);
    hideToasts();
    toastInfo({ id: 'session', title: i18next.t('shell.signedOut'), text: i18next.t('shell.signedOutElsewhere') });
  });
};

export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    // What waits for the page to be left, such as deletions that can be undone, is done while one may.
    dispatchEvent(new Event('pagehide'));
    await logout().catch(() => undefined);
    await navigate({ to: '/login', replace: true, ignoreBlocker: true });
    forgetLoaded(queryClient);
    hideToasts();
    // What was being written is nobody else’s.
    for (const key of Object.keys(sessionStorage))
      if (/^(PLAYGROUND|BOARD|BRIEF)_DRAFT_/.test(key)) sessionStorage.removeItem(key);
  };
}
