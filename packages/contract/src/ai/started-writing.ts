import { z } from 'zod';

export const StartedWriting = z.object({
  threadId: z.uuid(),
  runId: z.uuid(),
  /** False where the page cannot be read: what is written comes of the text, file and answers that were given beside it. */
  isPageRead: z.boolean(),
});
export type StartedWriting = z.infer<typeof StartedWriting>;
