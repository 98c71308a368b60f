import { randomUUID } from 'node:crypto';
import type { EditionRow } from '@soundings/contract/reports/editions';
import type { ReportLanguage } from '@soundings/contract/reports/report-choices';
import { z } from 'zod';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { limitPerSubject } from '#/platform/concurrency.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { isSameSecret, type Keys, keyedHash } from '#/platform/keys/keys.ts';
import { hashPassword, verifyPassword } from '#/platform/keys/passwords.ts';
import {
  assertWithinLimits,
  countHit,
  findMemory,
  type Limit,
  type Memory,
  remember,
  toNetwork,
} from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import type { EditionEntry, ShareEntry } from '../reports.tables.ts';
import { findShare, findShareById, putShare } from './editions.store.ts';

/** The address is derived from the id and not stored: no dump of the database opens a report (decision 0002). */
const linkOf = ({ reportLink }: Keys, { id }: Pick<ShareEntry, 'id'>): string =>
  `${id}.${Buffer.from(keyedHash(reportLink, id), 'hex').toString('base64url')}`;

export const presentShare = (keys: Keys, share: ShareEntry): NonNullable<EditionRow['share']> => ({
  link: linkOf(keys, share),
  hasPassword: share.passwordHash !== null,
  expiresOn: share.expiresOn?.toISOString() ?? null,
});

interface ShareChange {
  readonly password?: string | null | undefined;
  readonly expiresOn: string | null;
}

/** Makes the link of an edition, or changes its password and its end: the address stays. */
export const shareEdition = async (
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  editionId: string,
  { password, expiresOn }: ShareChange,
): Promise<NonNullable<EditionRow['share']>> => {
  const before = await findShare(db, editionId);
  const passwordHash =
    password === undefined ? (before?.passwordHash ?? null) : password === null ? null : await hashPassword(password);
  const share = {
    id: randomUUID(),
    editionId,
    passwordHash,
    expiresOn: expiresOn === null ? null : new Date(expiresOn),
  };
  return presentShare(keys, await putShare(db, share));
};

const unknownLinks: Limit = { name: 'unknown-report-link', max: 60, seconds: 900 };
const wrongPasswords: Limit = { name: 'wrong-report-password', max: 30, seconds: 900 };
const wrongPasswordsFromAddress: Limit = { name: 'wrong-report-password-address', max: 150, seconds: 900 };
/** From whatever address. It stops strangers only: from where the password was proved the report stays open. */
const wrongPasswordsOfStrangers: Limit = { name: 'wrong-report-password-report', max: 200, seconds: 900 };
const proved: Memory = { name: 'report-password-proved', seconds: 86_400 };

export interface Opening {
  readonly link: string;
  readonly password: string | null;
}

type Opened = { readonly needsPassword: true; readonly language: ReportLanguage } | { readonly edition: EditionEntry };

/** A mail or a chat hands a password on with a blank behind it; some were set with one before blanks were taken off. */
const verifyAsPasted = async (passwordHash: string, password: string): Promise<boolean> =>
  (await verifyPassword(passwordHash, password)) ||
  (password !== password.trim() && (await verifyPassword(passwordHash, password.trim())));

/**
 * Opens an edition by its link. An unknown, ended or expired link and a wrong password are one wrongCredentials; where a
 * password is needed and none is given, that is said. Throws tooManyRequests by network, and to strangers by report.
 */
export const openSharedEdition = (services: Services) => {
  const { db, keys, now } = services;
  const oneByOne = limitPerSubject(wrongPasswords.max);

  const findByLink = async (link: string, network: string) => {
    const id = link.split('.')[0]!;
    const limits = [{ limit: unknownLinks, subject: network }];
    await assertWithinLimits(db, limits, now());
    const isOurs = z.uuid().safeParse(id).success && isSameSecret(link, linkOf(keys, { id }));
    const found = isOurs ? await findShareById(db, id) : null;
    const isOpen = found !== null && (found.share.expiresOn === null || found.share.expiresOn > now());
    if (isOpen) return found;
    await countHit(db, unknownLinks, network, now());
    throw new AppError('wrongCredentials');
  };

  const checkPassword = async ({ id, passwordHash }: ShareEntry, password: string, address: string): Promise<void> => {
    const network = toNetwork(address);
    // Bound to the password: with another one everybody is a stranger.
    const subject = keyedHash(keys.browserMark, 'report', id, passwordHash!, network);
    const isKnown = (await findMemory(db, proved, subject, now())) !== 'no';
    const limits = [
      { limit: wrongPasswords, subject: `${id} ${network}` },
      { limit: wrongPasswordsFromAddress, subject: network },
      ...(isKnown ? [] : [{ limit: wrongPasswordsOfStrangers, subject: id }]),
    ];
    await assertWithinLimits(db, limits, now());
    if (await verifyAsPasted(passwordHash!, password)) {
      if (!isKnown) await remember(db, proved, subject, now());
      return;
    }
    const entry = {
      action: 'report.open',
      outcome: 'failure',
      actor: '',
      target: `report link ${id}`,
      address,
    } as const;
    await addAuditEntry(db, now(), entry);
    for (const { limit, subject: counted } of limits) await countHit(db, limit, counted, now());
    throw new AppError('wrongCredentials');
  };

  return async ({ link, password }: Opening, address: string): Promise<Opened> => {
    const network = toNetwork(address);
    const { share, edition } = await findByLink(link, network);
    if (share.passwordHash === null) return { edition };
    if (password === null) return { needsPassword: true, language: edition.language };
    await oneByOne(`${share.id} ${network}`, () => checkPassword(share, password, address));
    return { edition };
  };
};
