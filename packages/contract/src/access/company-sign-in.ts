import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { Text } from '../text.ts';
import { accessEndpoints, Username } from './auth.ts';
import { companyRoles } from './user-choices.ts';

const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'invalidDomain');

const Line = Text.trim().max(500);
const CompanyRole = z.enum(companyRoles);

const settings = {
  /** Without the `/.well-known/openid-configuration` behind it. */
  issuer: z.url().max(500),
  clientId: Line.min(1, 'required'),
  /** Of e-mail addresses; each belongs to one customer. */
  domains: z.array(Domain).min(1, 'required').max(20),
  /** The claim that holds the roles, a text or a list of texts; empty where `defaultRole` is for all. */
  roleClaim: Line,
  roles: z.array(z.object({ value: Line.min(1, 'required'), role: CompanyRole })).max(50),
  /** Of who has none of the values; null: they are not let in. */
  defaultRole: CompanyRole.nullable(),
  /** Whether users with an e-mail of the domains may still sign in by password and code. */
  allowsPasswords: z.boolean(),
  enabled: z.boolean(),
};

/** How users of a customer sign in with an account of their company (OpenID Connect). */
export const CompanySignIn = z.object(settings);
export type CompanySignIn = z.infer<typeof CompanySignIn>;

const ByCompany = z.object({ id: z.uuid() });

export const companySignInEndpoints = {
  companySignIn: endpoint({
    method: 'GET',
    path: '/api/company/{id}/sign-in',
    summary: 'How users of a customer sign in with an account of their company',
    access: 'companies.manage',
    params: ByCompany,
    /** `redirectAddress` is what the company registers with its provider. The client secret is never shown again. */
    answer: z.object({ redirectAddress: z.string(), signIn: CompanySignIn.nullable() }),
    errors: ['notFound'],
  }),
  saveCompanySignIn: endpoint({
    method: 'PUT',
    path: '/api/company/{id}/sign-in',
    summary: 'Let users of a customer sign in with an account of their company; asks the provider whether it is there',
    access: 'companies.manage',
    params: ByCompany,
    /** Without `clientSecret` the stored one stays. */
    body: CompanySignIn.extend({ clientSecret: Line.optional() }),
    answer: Done,
    errors: ['notFound'],
  }),
  deleteCompanySignIn: endpoint({
    method: 'DELETE',
    path: '/api/company/{id}/sign-in',
    summary: 'Forget the provider of a customer; its users stay and sign in by password',
    access: 'companies.manage',
    params: ByCompany,
    answer: Done,
    errors: ['notFound'],
  }),
  startCompanySignIn: endpoint({
    method: 'POST',
    path: '/api/auth/company',
    summary: 'Where to sign in with an account of one’s company',
    access: 'public',
    body: z.object({ username: Username, rememberMe: z.boolean().default(false) }),
    answer: z.object({ address: z.string() }),
    errors: ['notFound', 'serviceUnavailable', 'tooManyRequests'],
  }),
  confirmCompanySignIn: endpoint({
    method: 'POST',
    path: '/api/auth/company/confirm',
    summary: 'Exchange what the provider has sent the browser back with for tokens (also set as cookies)',
    access: 'public',
    body: z.object({
      code: z.string().min(1).max(4096),
      state: z.string().min(1).max(200),
      iss: z.string().max(500).optional(),
    }),
    answer: accessEndpoints.refresh.answer,
    errors: ['companySignInFailed', 'tooManyRequests'],
  }),
};
