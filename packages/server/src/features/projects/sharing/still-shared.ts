import { AppError } from '#/platform/http/app-error.ts';

/** A project that was deleted between its password and its reading is refused as one that never was. */
export const stillShared = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'notFound' ? new AppError('wrongCredentials') : error;
  });
