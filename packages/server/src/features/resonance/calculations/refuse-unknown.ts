import { UnknownNodeError } from '@soundings/engine/crosstab/benchmark';
import { UnknownConceptError } from '@soundings/engine/crosstab/concepts';
import { UnknownMessageError } from '@soundings/engine/crosstab/figures';
import { UnknownAudienceError } from '@soundings/engine/crosstab/filter';
import { AppError } from '#/platform/http/app-error.ts';

const unknowns = [UnknownMessageError, UnknownAudienceError, UnknownConceptError, UnknownNodeError];

/** Ids that the project does not have, and perhaps another one has, are not found. */
export const refuseUnknown = async <T>(calculation: () => Promise<T>): Promise<T> => {
  try {
    return await calculation();
  } catch (error) {
    if (unknowns.some((unknown) => error instanceof unknown)) throw new AppError('notFound');
    throw error;
  }
};
