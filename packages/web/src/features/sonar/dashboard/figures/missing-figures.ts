import type { CollectReason } from '@soundings/contract/sonar/metrics';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { CalculationRow } from '@soundings/contract/sonar/scores';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';

type Missing = 'noAccount' | 'failed' | 'noFigures';

const good: ReadonlySet<CollectReason> = new Set(['collected', 'partly', 'hidden']);
export const hasFailed = (reason: CollectReason | null): reason is CollectReason =>
  reason !== null && !good.has(reason);

export const scoreNetworks: Record<ScoreName, readonly SocialNetwork[]> = {
  interest: ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'TWITTER', 'TIKTOK', 'LINKEDIN'],
  trust: ['TRUSTPILOT', 'TWITTER'],
  passion: ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'TIKTOK'],
  relevanceStrength: socialNetworks,
  relevanceBreadth: socialNetworks,
  friction: socialNetworks,
  presence: ['FACEBOOK', 'INSTAGRAM', 'TWITTER', 'TIKTOK', 'LINKEDIN'],
  energy: ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'TWITTER', 'TIKTOK', 'LINKEDIN'],
  powerrank: socialNetworks,
};

type Row = Pick<CalculationRow, 'socialCalculations'>;

export const whyMissing = ({ socialCalculations }: Row, score: ScoreName): Missing => {
  const accounts = scoreNetworks[score].flatMap((network) => socialCalculations[network] ?? []);
  if (accounts.length === 0) return 'noAccount';
  return accounts.some(({ reason }) => hasFailed(reason)) ? 'failed' : 'noFigures';
};

export const whyNoFigure = ({ socialCalculations }: Row, network: SocialNetwork): Missing => {
  const account = socialCalculations[network];
  if (account === undefined) return 'noAccount';
  return hasFailed(account.reason) ? 'failed' : 'noFigures';
};
