/** Only a path on this site may follow a sign-in: `//evil.example` and `/\evil.example` lead elsewhere. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path) && !path.startsWith('/login');

export const placeAfterSignIn = (redirect: string | undefined): string =>
  redirect !== undefined && isOwnPath(redirect) ? redirect : '/projects';

export const returnAddress = (href: string): { redirect?: string } =>
  isOwnPath(href) && href !== '/' && href !== '/projects' ? { redirect: href } : {};
