const graceMs = 15_000;

/** Ends the process in order when it is asked to, and hard where that takes longer than 15 s. */
export const stopOnSignal = (stop: () => Promise<void>): void => {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), graceMs).unref();
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};
