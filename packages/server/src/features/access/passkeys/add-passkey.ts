import { randomUUID } from 'node:crypto';
import { maxPasskeys, type passkeysEndpoints } from '@soundings/contract/access/passkeys';
import type { z } from 'zod';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { productName } from '#/platform/mail/letterhead.ts';
import type { Services } from '#/platform/services.ts';
import { assertPasswordsAllowed } from '../company-sign-in/assert-passwords-allowed.ts';
import { sendNotice } from '../users/send-notice.ts';
import { lockUser } from '../users/users.store.ts';
import { issueChallenge, takeChallenge } from './challenges.ts';
import { addPasskey, findPasskeys, type Passkey } from './passkeys.store.ts';
import type { RelyingParty } from './relying-party.ts';

/** COSE: Ed25519, P-256, RSA; what authenticators make, the best first. */
const algorithms = [-8, -7, -257];

const notice = {
  subject: 'A new passkey / Ein neuer Passkey',
  text: `A passkey was added to your ${productName} account. It signs in without password and code. If this wasn’t you, remove it in your account settings, change your password and contact your administrator.

Zu Ihrem ${productName}-Konto wurde ein Passkey hinzugefügt. Er meldet ohne Passwort und Code an. Wenn Sie das nicht waren, entfernen Sie ihn in Ihren Kontoeinstellungen, ändern Sie Ihr Passwort und wenden Sie sich an Ihren Administrator.
`,
};

const assertMayAdd = async (tx: Database, { id }: Caller): Promise<Passkey[]> => {
  // Of parallel calls one counts what the one before has added.
  const user = await lockUser(tx, id);
  if (!user?.maySignIn) throw new AppError('unauthorized');
  await assertPasswordsAllowed(tx, user.username, user);
  const present = await findPasskeys(tx, id);
  if (present.length >= maxPasskeys) throw new AppError('limitReached');
  return present;
};

export const startPasskey = async (
  services: Services,
  caller: Caller,
  party: RelyingParty,
): Promise<z.input<typeof passkeysEndpoints.startPasskey.answer>> => {
  const present = await services.db.transaction((tx) => assertMayAdd(tx, caller));
  return {
    rp: { id: party.id, name: party.name },
    user: { id: Buffer.from(caller.id).toString('base64url'), name: caller.username, displayName: caller.name },
    ...(await issueChallenge(services, caller.id)),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: present.map(({ credentialId: id, transports }) => ({ type: 'public-key', id, transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
};

type Given = z.output<typeof passkeysEndpoints.addPasskey.body>;

const verify = async (party: RelyingParty, { credential }: Given, challenge: string) => {
  // Read when it is first needed: servers start without it.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (verified) return registrationInfo.credential;
  } catch (error) {
    // By bare errors the library says what is wrong with an answer.
    throw new AppError('passkeyRefused', {}, { cause: error });
  }
  throw new AppError('passkeyRefused');
};

/**
 * Keeps a passkey of the caller, who is told of it by mail. Throws passkeyRefused for an answer to another challenge, of
 * another place, without verification, or of a passkey that is kept already; limitReached and companySignInRequired.
 */
export const keepPasskey = async (
  services: Services,
  caller: Caller,
  party: RelyingParty,
  given: Given,
): Promise<Passkey> => {
  const { db, now } = services;
  const { clientDataJSON, transports } = given.credential.response;
  const challenge = await takeChallenge(services, clientDataJSON, caller.id);
  if (challenge === null) throw new AppError('passkeyRefused');
  const { id: credentialId, publicKey, counter } = await verify(party, given, challenge);
  const passkey: Passkey = {
    id: randomUUID(),
    userId: caller.id,
    name: given.name,
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    createdOn: now(),
    lastUsedOn: null,
  };
  await db.transaction(async (tx) => {
    await assertMayAdd(tx, caller);
    if (!(await addPasskey(tx, passkey))) throw new AppError('passkeyRefused');
  });
  void sendNotice(services, caller, { to: caller.username, ...notice });
  return passkey;
};
