import { isUniqueViolation } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';

/**
 * Runs a step that gives a user their e-mail. Of parallel steps with one e-mail exactly one goes through; the others
 * throw userWithUsernameAlreadyExists, which names the field at `path`.
 */
export const withFreeUsername = async <T>(step: () => Promise<T>, path = 'body.username'): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    if (!isUniqueViolation(error, 'users_username_unique')) throw error;
    throw new AppError('userWithUsernameAlreadyExists', {
      fields: [{ path, message: 'userWithUsernameAlreadyExists' }],
    });
  }
};
