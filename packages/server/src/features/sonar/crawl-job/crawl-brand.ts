import type { CrawlReason } from '@soundings/contract/sonar/crawl-choices';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { Services } from '#/platform/services.ts';
import { type CrawledSite, crawlSite } from '../crawl/crawl-site.ts';
import type { Logo } from '../crawl/fetch-logo.ts';
import type { Politeness } from '../crawl/politeness.ts';
import type { Findings } from './keep-findings.ts';

interface Given {
  readonly fetcher: Services['fetcher'];
  readonly signal: AbortSignal;
  readonly politeness: Politeness;
  /** One network, where only that is wanted; then the logo is not either. */
  readonly only?: SocialNetwork | undefined;
}

const findingsOf = ({ networks, reason, logo }: CrawledSite): Findings & { logo: Logo | null } => {
  const found = socialNetworks.flatMap((network) =>
    (networks[network]?.links ?? []).map(({ isSelected: _, ...link }) => ({ ...link, network })),
  );
  const missing = socialNetworks.flatMap((network): [SocialNetwork, CrawlReason][] => {
    const why = networks[network]?.reason;
    return why ? [[network, why]] : [];
  });
  return { links: found, missing: Object.fromEntries(missing), reason, logo };
};

/** Crawls the site of one brand; what is found is checked with the networks that allow it. Throws only the signal's reason. */
export const crawlBrand = async (
  { domain, brandCompany }: { readonly domain: string; readonly brandCompany: string },
  { fetcher, signal, politeness, only }: Given,
): Promise<Findings & { logo: Logo | null }> => {
  const site = await crawlSite(domain, {
    fetchHop: fetcher.fetchHop,
    signal,
    politeness,
    brand: brandCompany || undefined,
    networks: only ? [only] : undefined,
    isChecking: true,
    isLogoWanted: !only,
  });
  return findingsOf(site);
};
