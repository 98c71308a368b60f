import type { SitePage } from './site-page.ts';

/** Where a page that only sends its readers on, within two seconds, sends them. Null for all others. */
export const sentTo = ({ meta, base, url }: SitePage): string | null => {
  const target = /^\s*[0-2](?:\.\d+)?\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(meta.get('refresh') ?? '')?.[1];
  const address = target && URL.parse(target.trim(), base);
  return address && /^https?:$/.test(address.protocol) && address.href !== url ? address.href : null;
};
