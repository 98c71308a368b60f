import type { CalculationRow } from '@soundings/contract/sonar/scores';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { hasFailed } from '../brand-tab/why-missing.ts';

export type AccountState = 'noAccount' | 'failed' | 'partly' | 'hidden' | 'imported' | 'collected';

/** How the last collecting of an account ended, in a word. */
export const accountState = (
  { socialCalculations }: Pick<CalculationRow, 'socialCalculations'>,
  network: SocialNetwork,
): AccountState => {
  const account = socialCalculations[network];
  if (account === undefined) return 'noAccount';
  if (account.reason === null) return 'imported';
  if (hasFailed(account.reason)) return 'failed';
  return account.reason === 'partly' || account.reason === 'hidden' ? account.reason : 'collected';
};
