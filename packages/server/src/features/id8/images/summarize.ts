import { setDataSummary } from '#/features/projects/change-project.ts';
import type { Database } from '#/platform/db/database.ts';
import { countImages, findImages } from '../id8.store.ts';
import type { PromptRow } from '../id8.tables.ts';

const shownInList = 3;

export const summarize = async (
  tx: Database,
  { id, projectId }: Pick<PromptRow, 'id' | 'projectId'>,
  now: Date,
): Promise<void> => {
  const images = await findImages(tx, [id]);
  if (images.length === 0) return;
  const imageIds = images.slice(0, shownInList).map((image) => image.id);
  const result = {
    kind: 'id8',
    headline: images[0]!.headline,
    images: await countImages(tx, projectId),
    imageIds,
  } as const;
  await setDataSummary(tx, projectId, { result, dataFrom: now });
};
