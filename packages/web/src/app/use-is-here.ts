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

/** A debounced write to the address must not call a user back who is already on the way to another page. */
export const useIsHere = (): (() => boolean) => {
  const router = useRouter();
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  return () => bare(router.latestLocation.pathname) === bare(pathname);
};
