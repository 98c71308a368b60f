import { useMatch, useRouter } from '@tanstack/react-router';

/** The router has paths decoded in one place and encoded in another. */
const bare = (pathname: string): string => {
  const path = pathname.replace(/\/$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Asks whether the user is still on this page and not on the way to another: what a page writes into its address a
 * moment after the last key must not call them back.
 */
export const useIsHere = (): (() => boolean) => {
  const router = useRouter();
  const { pathname } = useMatch({ strict: false });
  return () => bare(router.latestLocation.pathname) === bare(pathname);
};
