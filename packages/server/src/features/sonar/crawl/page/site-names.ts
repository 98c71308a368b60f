import { cleanName, domainName, squash } from '#/platform/pages/brand-names.ts';

const stated = ['og:site_name', 'application-name', 'apple-mobile-web-app-title'];

/** What a site goes by: the names of its domains, its brand where that is known, and what its pages call it. */
export const siteNames = (
  hosts: readonly string[],
  meta: ReadonlyMap<string, string>,
  brand: string | undefined,
): string[] => {
  const names = [
    ...hosts.flatMap((host) => [domainName(host), host.replace(/^www\./, '')]),
    ...[brand ?? '', ...stated.map((name) => meta.get(name)?.slice(0, 200) ?? '')].map(cleanName),
  ];
  return [...new Set(names)].filter((name) => squash(name).length >= 2 && name.length <= 60);
};
