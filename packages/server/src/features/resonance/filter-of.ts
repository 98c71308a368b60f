import type { Dataset } from '@soundings/engine/crosstab/dataset';
import { filterMask, UnknownAudienceError } from '@soundings/engine/crosstab/filter';
import { AppError } from '#/platform/http/app-error.ts';

/** The respondents that a filter leaves: OR within a variable, AND across. An id of another project is refused. */
export const filterOf = (dataset: Dataset, audienceIds: readonly string[]) => {
  try {
    return filterMask(dataset, audienceIds);
  } catch (error) {
    if (error instanceof UnknownAudienceError) throw new AppError('notFound');
    throw error;
  }
};
