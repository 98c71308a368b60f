import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { Name } from '../text.ts';
import { tokenLifetimes, tokenScopes } from './token-choices.ts';

/** A token of a user for a tool of theirs: it can do what both its scopes and the user's role allow. */
export const ApiTokenRow = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its last characters: what is left of it to recognise it by. */
  ending: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  /** The only projects that it opens, by id; null for all that its user may open. */
  projectIds: z.array(z.uuid()).nullable(),
  createdOn: z.iso.datetime(),
  expiresOn: z.iso.datetime(),
  /** Exact to a minute; null where it was never used. */
  lastUsedOn: z.iso.datetime().nullable(),
});
export type ApiTokenRow = z.infer<typeof ApiTokenRow>;

const OfUser = z.object({ id: z.uuid() });
const TokenId = z.object({ tokenId: z.uuid() });

export const apiTokensEndpoints = {
  ownTokens: endpoint({
    method: 'GET',
    path: '/api/user-data/tokens',
    summary: 'The API tokens of the signed-in user that work, newest first',
    access: 'signed-in',
    answer: z.array(ApiTokenRow),
  }),
  createToken: endpoint({
    method: 'POST',
    path: '/api/user-data/tokens',
    summary: 'Make an API token; only this answer holds it',
    access: 'signed-in',
    body: z.object({
      name: Name.max(80),
      scopes: z.array(z.enum(tokenScopes)).min(1, 'required').max(tokenScopes.length),
      days: z.literal(tokenLifetimes),
      projectIds: z.array(z.uuid()).min(1, 'required').max(100).nullable().default(null),
    }),
    answer: z.object({ token: z.string(), row: ApiTokenRow }),
    status: 201,
    errors: ['limitReached', 'notFound'],
  }),
  deleteToken: endpoint({
    method: 'DELETE',
    path: '/api/user-data/tokens/{tokenId}',
    summary: 'Revoke an API token',
    access: 'signed-in',
    params: TokenId,
    answer: Done,
    errors: ['notFound'],
  }),
  userTokens: endpoint({
    method: 'GET',
    path: '/api/user/management/{id}/tokens',
    summary: 'The API tokens of a user that work, newest first',
    access: 'users.manage',
    params: OfUser,
    answer: z.array(ApiTokenRow),
    errors: ['notFound'],
  }),
  deleteUserToken: endpoint({
    method: 'DELETE',
    path: '/api/user/management/{id}/tokens/{tokenId}',
    summary: 'Revoke an API token of a user',
    access: 'users.manage',
    params: OfUser.extend(TokenId.shape),
    answer: Done,
    errors: ['notFound'],
  }),
};
