import type { ErrorCode } from '@soundings/contract/errors';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { removeEndedWindows } from '#/platform/rate-limit/rate-limit.store.ts';
import type { Services } from '#/platform/services.ts';
import { endApiTokens, removeApiTokensBefore } from '../api-tokens/api-tokens.store.ts';
import { removeChallengesBefore, removePasskeys } from '../passkeys/passkeys.store.ts';
import { companyUserIds, lockUser, type User, type UserIds } from '../users/users.store.ts';
import { removeChangePasswordTokens, removeChangePasswordTokensBefore } from './change-password-tokens.store.ts';
import { destroyOneTimeCodes, removeOneTimeCodesBefore } from './one-time-codes.store.ts';
import { endSessionsOfCompany, removeSessionsBefore } from './sessions.store.ts';

export const revokePendingAccess = async (tx: Database, userIds: UserIds, now: Date): Promise<void> => {
  await destroyOneTimeCodes(tx, userIds, now);
  await removeChangePasswordTokens(tx, userIds);
  await endApiTokens(tx, userIds, now);
};

/**
 * Also ends passkeys, where an account may have been in other hands: enabling it again, or a new password, revives
 * none.
 */
export const revokeAllAccess = async (tx: Database, userIds: UserIds, now: Date): Promise<void> => {
  await revokePendingAccess(tx, userIds, now);
  await removePasskeys(tx, userIds);
};

export const revokeCompanyAccess = async (tx: Database, companyId: string, now: Date): Promise<void> => {
  await endSessionsOfCompany(tx, companyId, now);
  await revokePendingAccess(tx, companyUserIds(tx, companyId), now);
};

/**
 * Holds a user, whose password, code or token was checked, until the transaction ends. Throws `refusal` where that
 * check is out of date: they were shut out or deleted since, or their password or e-mail is another one.
 */
export const lockCheckedUser = async (tx: Database, checked: User, refusal: ErrorCode): Promise<void> => {
  const user = await lockUser(tx, checked.id);
  const isSame = user?.passwordHash === checked.passwordHash && user.username === checked.username;
  if (!user?.maySignIn || !isSame || user.mustChangePassword !== checked.mustChangePassword)
    throw new AppError(refusal);
};

const day = 86_400_000;

export const removeExpired = async ({ db, now }: Services): Promise<void> => {
  const yesterday = new Date(now().getTime() - day);
  await removeSessionsBefore(db, yesterday);
  await removeOneTimeCodesBefore(db, yesterday);
  await removeApiTokensBefore(db, yesterday);
  await removeChangePasswordTokensBefore(db, now());
  await removeChallengesBefore(db, now());
  await removeEndedWindows(db, now());
};
