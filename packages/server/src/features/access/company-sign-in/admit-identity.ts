import { randomBytes, randomUUID } from 'node:crypto';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { hashPassword } from '#/platform/keys/passwords.ts';
import type { Services } from '#/platform/services.ts';
import type { Origin } from '../auth/known-device.ts';
import { addUserSession, createTokens, type SessionTokens } from '../auth/sessions.ts';
import { toNames } from '../users/add-user.ts';
import { addUser, changeUser, findUserById, findUserByUsername, lockUser, type User } from '../users/users.store.ts';
import { addIdentity, findIdentity, type IdentityProvider, isLinked, lockProvider } from './company-sign-in.store.ts';
import { type Identity, Refusal } from './identity.ts';

type Visit = Origin & { readonly rememberMe: boolean };

/**
 * Finds the user whom an account of the provider belongs to, links one with the same e-mail in the same company, or makes
 * one; gives them the role that the provider says, and a session. Throws a Refusal: whoever is somebody's user else, or
 * shut out, stays so.
 */
export const admitIdentity = async (
  services: Services,
  { companyId }: Pick<IdentityProvider, 'companyId'>,
  identity: Identity,
  visit: Visit,
): Promise<{ tokens: SessionTokens; username: string }> => {
  const { db, now } = services;
  // A password that nobody knows; hashed before the transaction, for it takes its time.
  const passwordHash = await hashPassword(randomBytes(48).toString('base64url'));
  const { session, username } = await db.transaction(async (tx) => {
    // Of two first visits at once one makes the user and the other finds them.
    await lockProvider(tx, companyId);
    const user =
      (await findUser(tx, companyId, identity)) ??
      (await createUser(tx, { companyId, identity, passwordHash, visit }, now()));
    if (!(await lockUser(tx, user.id))?.maySignIn) throw new Refusal('shutOut');
    if (user.roleName !== identity.role) {
      await changeUser(tx, user.id, { roleName: identity.role });
      await record(tx, now(), user, visit, 'user.role', { roleName: `${user.roleName} → ${identity.role}` });
    }
    return { session: await addUserSession(tx, user.id, visit, now()), username: user.username };
  });
  return { tokens: await createTokens(services, session), username };
};

interface NewUser {
  readonly companyId: string;
  readonly identity: Identity;
  readonly passwordHash: string;
  readonly visit: Visit;
}

const createUser = async (
  tx: Database,
  { companyId, identity, passwordHash, visit }: NewUser,
  now: Date,
): Promise<User> => {
  const { email: username, role: roleName, subject } = identity;
  const id = randomUUID();
  const row = { id, username, ...toNames(identity), roleName, companyId, createdOn: now };
  await addUser(tx, { ...row, passwordHash, mustChangePassword: false });
  await addIdentity(tx, { companyId, subject, userId: id });
  const user = (await findUserById(tx, id))!;
  await record(tx, now, user, visit, 'user.create', { roleName });
  return user;
};

const findUser = async (tx: Database, companyId: string, { subject, email }: Identity): Promise<User | null> => {
  const known = await findIdentity(tx, { companyId, subject });
  const user = await (known ? findUserById(tx, known.userId) : findUserByUsername(tx, email));
  if (!user) return null;
  if (user.companyId !== companyId) throw new Refusal('userOfOthers');
  if (known) return user;
  // An e-mail that was given to somebody else: who had it before keeps the user.
  if (await isLinked(tx, user.id)) throw new Refusal('otherAccount');
  await addIdentity(tx, { companyId, subject, userId: user.id });
  return user;
};

const record = (
  tx: Database,
  now: Date,
  user: User,
  { address }: Visit,
  action: 'user.role' | 'user.create',
  details: Record<string, string>,
): Promise<void> => {
  const actor = { actorId: user.id, actor: user.username, address };
  return addAuditEntry(tx, now, { ...actor, action, outcome: 'success', target: user.username, details });
};
