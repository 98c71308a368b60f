import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { User } from '../users/users.store.ts';
import { findProviderOfDomain } from './company-sign-in.store.ts';
import { domainOf } from './identity.ts';

/**
 * Throws companySignInRequired where a company lets nobody with this e-mail in by password. A user of another company, or
 * of the staff, with such an e-mail is not the company's to shut out.
 */
export const assertPasswordsAllowed = async (db: Database, username: string, user: User | null): Promise<void> => {
  const provider = await findProviderOfDomain(db, domainOf(username));
  if (!provider || provider.allowsPasswords) return;
  if (user === null || user.companyId === provider.companyId) throw new AppError('companySignInRequired');
};
