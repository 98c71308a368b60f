import type { CompanySignIn } from '@soundings/contract/access/company-sign-in';
import { isUniqueViolation } from '#/platform/db/postgres-error.ts';
import { findKeyAddressError } from '#/platform/fetch/address-guard.ts';
import { refuseField } from '#/platform/http/app-error.ts';
import { seal } from '#/platform/keys/keys.ts';
import { unsealVendorKey } from '#/platform/keys/vendor-keys.ts';
import type { Services } from '#/platform/services.ts';
import { findProvider, putProvider } from './company-sign-in.store.ts';
import { discover, secretContext } from './provider-client.ts';

/**
 * Asks the provider whether it is there, seals its secret and stores both. Throws invalidRequest.
 */
export const saveProvider = async (
  services: Services,
  companyId: string,
  { clientSecret: given, domains, ...rest }: CompanySignIn & { readonly clientSecret?: string | undefined },
): Promise<void> => {
  const { db, env, keys, now } = services;
  const reason = findKeyAddressError(rest.issuer, env.FETCH_ALLOW_HOSTS);
  if (reason) refuseField('body.issuer', reason);
  const before = await findProvider(db, companyId);
  // The stored secret goes to nobody but whom it was entered for.
  const isSameIssuer = before?.issuer === rest.issuer;
  if (!given && !isSameIssuer) refuseField('body.clientSecret', 'required');
  const context = secretContext(companyId);
  const clientSecret = given || unsealVendorKey(keys, before?.clientSecret ?? '', context);
  await discover(services, rest, clientSecret).catch(() => refuseField('body.issuer', 'issuerCannotBeUsed'));
  const sealed = seal(keys.sourceSecret, clientSecret, context);
  const row = { ...rest, companyId, clientSecret: sealed, domains: [...new Set(domains)], changedOn: now() };
  try {
    await db.transaction((tx) => putProvider(tx, row));
  } catch (error) {
    if (isUniqueViolation(error, 'identity_domains_pkey')) refuseField('body.domains', 'domainTaken');
    throw error;
  }
};
