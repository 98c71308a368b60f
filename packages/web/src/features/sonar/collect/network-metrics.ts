import { type MetricName, metricsOfNetwork, networkMetrics } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { SonarSource } from '@soundings/contract/sonar/sources';

export const earliest: Record<SocialNetwork, 'past' | 'pastFollowers' | 'fromNow' | 'fromNowTikTok'> = {
  FACEBOOK: 'pastFollowers',
  INSTAGRAM: 'pastFollowers',
  YOUTUBE: 'past',
  TWITTER: 'fromNow',
  TIKTOK: 'fromNowTikTok',
  LINKEDIN: 'fromNow',
  TRUSTPILOT: 'fromNow',
};

export const flowMetrics = (network: SocialNetwork): MetricName[] =>
  (Object.entries(networkMetrics[network]) as [MetricName, string][])
    .filter(([, kind]) => kind === 'flow')
    .map(([metric]) => metric);

export const stateMetrics = (network: SocialNetwork): MetricName[] => {
  const flows = flowMetrics(network);
  return metricsOfNetwork(network).filter((metric) => !flows.includes(metric));
};

export const givenFigures = ({ network, provider }: Pick<SonarSource, 'network' | 'provider'>): MetricName[] => {
  const all = metricsOfNetwork(network);
  // It tells nobody else's employees.
  if (provider === null) return network === 'LINKEDIN' ? ['followers'] : all;
  if ('preset' in provider) return network === 'FACEBOOK' ? ['followers'] : all;
  const flows = provider.items ? flowMetrics(network) : [];
  return all.filter((metric) => provider.gauges[metric] !== undefined || flows.includes(metric));
};

export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
