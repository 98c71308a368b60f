import { Username } from '@soundings/contract/access/auth';
import { type CompanyRole, companyRoles } from '@soundings/contract/access/user-choices';
import { AppError } from '#/platform/http/app-error.ts';
import type { IdentityProvider } from './company-sign-in.store.ts';

export const domainOf = (username: string): string => username.slice(username.lastIndexOf('@') + 1);

/** Why a sign-in was refused; whoever tried is told only that it failed. */
export class Refusal extends AppError {
  readonly reason: string;
  constructor(reason: string, options: ErrorOptions = {}) {
    super('companySignInFailed', {}, options);
    this.reason = reason;
  }
}

export interface Identity {
  readonly subject: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
}

type Claims = Readonly<Record<string, unknown>>;
type Rules = Pick<IdentityProvider, 'domains' | 'roleClaim' | 'roles' | 'defaultRole'>;

const textIn = (claims: Claims, name: string): string => {
  const value = claims[name];
  return typeof value === 'string' ? value.trim().slice(0, 120) : '';
};

/** The most that one of the values gives: company roles begin with the one that may do most. */
const findRole = (claims: Claims, { roleClaim, roles, defaultRole }: Rules): CompanyRole | null => {
  const values = roleClaim === '' ? [] : [claims[roleClaim]].flat();
  const given = roles.filter(({ value }) => values.includes(value)).map(({ role }) => role);
  return companyRoles.find((role) => given.includes(role)) ?? defaultRole;
};

/** Throws a Refusal: no verified e-mail, one of another domain, or no role. */
export const readIdentity = (claims: Claims & { readonly sub: string }, rules: Rules): Identity => {
  const email = Username.safeParse(claims.email);
  if (!email.success) throw new Refusal('noEmail');
  if (claims.email_verified !== true) throw new Refusal('emailNotVerified');
  if (!rules.domains.includes(domainOf(email.data))) throw new Refusal('otherDomain');
  const role = findRole(claims, rules);
  if (role === null) throw new Refusal('noRole');
  const firstName = textIn(claims, 'given_name');
  const lastName = textIn(claims, 'family_name');
  const name = textIn(claims, 'name') || `${firstName} ${lastName}`.trim() || email.data;
  return { subject: claims.sub, email: email.data, role, firstName, lastName, name };
};
