import { AiError, type AiUsage } from '#/platform/ai/ai-engine.ts';

/** All that came, and how it ended: what it took, or why it failed. */
export const readAll = async <T>(stream: AsyncGenerator<T, AiUsage>) => {
  const parts: T[] = [];
  try {
    for (;;) {
      const { done, value } = await stream.next();
      if (done) return { parts, usage: value };
      parts.push(value);
    }
  } catch (error) {
    return { parts, reason: error instanceof AiError ? error.reason : String(error), error };
  }
};
