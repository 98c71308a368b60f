import type { Assertion, passkeysEndpoints } from '@soundings/contract/access/passkeys';
import type { z } from 'zod';
import { AppError } from '#/platform/http/app-error.ts';
import { countFailure, countHit, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { limitSubject, type Origin } from '../auth/known-device.ts';
import { addUserSession, createTokens, type SessionTokens } from '../auth/sessions.ts';
import { allowsPasswords } from '../company-sign-in/assert-passwords-allowed.ts';
import { findUserById, lockUser, type User } from '../users/users.store.ts';
import { issueChallenge, takeChallenge } from './challenges.ts';
import { findPasskeyByCredential, type Passkey, recordPasskeyUse } from './passkeys.store.ts';
import type { RelyingParty } from './relying-party.ts';

const startsFromAddress: Limit = { name: 'passkey-address', max: 120, seconds: 900 };
const failuresFromAddress: Limit = { name: 'wrong-passkey-address', max: 30, seconds: 900 };

type Reason =
  | 'unknownPasskey'
  | 'otherUser'
  | 'wrongChallenge'
  | 'notVerified'
  | 'shutOut'
  | 'usedElsewhere'
  | 'companySignInRequired';

/** Why a sign-in was refused, for the audit log: whoever tried is told only that it was, and the owner where to sign in. */
export class PasskeyRefusal extends AppError {
  readonly reason: Reason;
  /** Whose passkey it is; empty where nobody's. */
  readonly username: string;
  constructor(reason: Reason, username = '', options: ErrorOptions = {}) {
    super(reason === 'companySignInRequired' ? reason : 'passkeyRefused', {}, options);
    this.reason = reason;
    this.username = username;
  }
}

/** Throws tooManyRequests. */
export const startPasskeySignIn = async (
  services: Services,
  party: RelyingParty,
  origin: Origin,
): Promise<z.input<typeof passkeysEndpoints.startPasskeySignIn.answer>> => {
  await countHit(services.db, startsFromAddress, limitSubject(origin), services.now());
  return { rpId: party.id, ...(await issueChallenge(services, null)), userVerification: 'required' };
};

interface Found {
  readonly passkey: Passkey;
  readonly user: User;
}

const findOwner = async ({ db }: Services, { id, response }: Assertion): Promise<Found> => {
  const passkey = await findPasskeyByCredential(db, id);
  const user = passkey && (await findUserById(db, passkey.userId));
  if (!user) throw new PasskeyRefusal('unknownPasskey');
  if (Buffer.from(response.userHandle, 'base64url').toString() !== user.id)
    throw new PasskeyRefusal('otherUser', user.username);
  return { passkey, user };
};

/** @returns the counter that the passkey has now; one that went back belongs to a copy. */
const verify = async (
  party: RelyingParty,
  { passkey, user }: Found,
  credential: Assertion,
  challenge: string,
): Promise<number> => {
  // Read when it is first needed: servers start without it.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { credentialId: id, publicKey, counter } = passkey;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
    });
    if (verified) return authenticationInfo.newCounter;
  } catch (error) {
    // By bare errors the library says what is wrong with an answer.
    throw new PasskeyRefusal('notVerified', user.username, { cause: error });
  }
  throw new PasskeyRefusal('notVerified', user.username);
};

interface Given extends Origin {
  readonly credential: Assertion;
  readonly rememberMe: boolean;
}

/**
 * Exchanges what a passkey has signed for a session, as password and code would. Throws a PasskeyRefusal and
 * tooManyRequests.
 */
export const confirmPasskeySignIn = (
  services: Services,
  party: RelyingParty,
  given: Given,
): Promise<{ tokens: SessionTokens; user: User; passkey: Passkey }> => {
  const { db, now } = services;
  const { credential } = given;
  return countFailure(db, failuresFromAddress, limitSubject(given), now(), async () => {
    const challenge = await takeChallenge(services, credential.response.clientDataJSON, null);
    if (challenge === null) throw new PasskeyRefusal('wrongChallenge');
    const found = await findOwner(services, credential);
    const { passkey, user } = found;
    const counter = await verify(party, found, credential, challenge);
    const session = await db.transaction(async (tx) => {
      const current = await lockUser(tx, user.id);
      if (!current?.maySignIn || current.mustChangePassword) throw new PasskeyRefusal('shutOut', user.username);
      if (!(await allowsPasswords(tx, current.username, current)))
        throw new PasskeyRefusal('companySignInRequired', user.username);
      if (!(await recordPasskeyUse(tx, passkey, { counter, lastUsedOn: now() })))
        throw new PasskeyRefusal('usedElsewhere', user.username);
      return addUserSession(tx, user.id, given, now());
    });
    return { tokens: await createTokens(services, session), user, passkey };
  });
};
