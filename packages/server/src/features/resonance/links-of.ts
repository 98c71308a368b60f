import type { AudienceLink } from '@soundings/contract/resonance';
import { audienceLinks, UnknownMessageError } from '@soundings/engine/crosstab/figures';
import { AppError } from '#/platform/http/app-error.ts';
import type { LoadedDataset } from './datasets.ts';
import { filterOf } from './filter-of.ts';

/** A message in every audience, under a filter and over all. A message that the project does not have is not found. */
export const linksOf = (
  { dataset, overallOf }: LoadedDataset,
  { messageId, audienceIds }: { messageId: string; audienceIds: readonly string[] },
): AudienceLink[] => {
  const { mask } = filterOf(dataset, audienceIds);
  try {
    return audienceLinks(dataset, messageId, mask, overallOf(messageId));
  } catch (error) {
    if (error instanceof UnknownMessageError) throw new AppError('notFound');
    throw error;
  }
};
