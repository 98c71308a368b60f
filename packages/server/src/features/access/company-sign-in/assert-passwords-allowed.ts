import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { User } from '../users/users.store.ts';
import { findProviderOfDomain } from './company-sign-in.store.ts';
import { domainOf } from './identity.ts';

/**
 * Whether somebody may come in by password or passkey: their company may let nobody in but by its own provider. A user of
 * another company, or of the staff, with an e-mail of its domains is not the company's to shut out.
 */
export const allowsPasswords = async (db: Database, username: string, user: User | null): Promise<boolean> => {
  const provider = await findProviderOfDomain(db, domainOf(username));
  if (!provider || provider.allowsPasswords) return true;
  return user !== null && user.companyId !== provider.companyId;
};

/** Throws companySignInRequired. */
export const assertPasswordsAllowed = async (db: Database, username: string, user: User | null): Promise<void> => {
  if (!(await allowsPasswords(db, username, user))) throw new AppError('companySignInRequired');
};
