import { UnknownNodeError } from '@soundings/engine/crosstab/calculations/benchmark';
import { UnknownConceptError } from '@soundings/engine/crosstab/calculations/concepts';
import { UnknownMessageError } from '@soundings/engine/crosstab/calculations/figures';
import { UnknownAudienceError } from '@soundings/engine/crosstab/dataset/filter';
import { AppError } from '#/platform/http/app-error.ts';

const unknowns = [UnknownMessageError, UnknownAudienceError, UnknownConceptError, UnknownNodeError];

/** What the engine doesn't find in the answers is notFound. */
export const unknownAsNotFound = async <T>(calculation: () => Promise<T> | T): Promise<T> => {
  try {
    return await calculation();
  } catch (error) {
    if (unknowns.some((unknown) => error instanceof unknown)) throw new AppError('notFound');
    throw error;
  }
};
