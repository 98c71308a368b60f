/**
 * Runs a check `withinMs` after it was asked for and every `everyMs`, never twice at a time. What is asked for while one
 * runs is looked at by the next.
 */
export const checkSoon = (check: () => Promise<void>, { withinMs, everyMs }: { withinMs: number; everyMs: number }) => {
  let timer: NodeJS.Timeout | null = null;
  let last: Promise<void> = Promise.resolve();
  const run = (): void => {
    timer = null;
    last = last.then(check);
  };
  const soon = (): void => {
    timer ??= setTimeout(run, withinMs).unref();
  };
  const floor = setInterval(soon, everyMs).unref();
  return {
    soon,
    /** Resolves when the last one is done. */
    stop: async (): Promise<void> => {
      clearInterval(floor);
      if (timer) clearTimeout(timer);
      await last;
    },
  };
};
