import { composePassword, passwordSymbols } from '@soundings/contract/access/credential-rules';

const lower = 'abcdefghijklmnopqrstuvwxyz';
const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';

/** A whole number from 0 to below `limit`, each equally likely: numbers of the uneven last stretch are drawn again. */
const randomBelow = (limit: number): number => {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0]! >= fair);
  return drawn[0]! % limit;
};

/** 20 characters with at least one of each class; passwords of shared projects go without symbols. */
export const generatePassword = ({ withSymbols }: { withSymbols: boolean }): string =>
  composePassword(withSymbols ? [lower, upper, digits, passwordSymbols] : [lower, upper, digits], randomBelow);
