/** Seconds until all is done at the speed so far; undefined in the first second, when nobody can tell. */
export function secondsLeft(done: number, total: number, startedAt: number, now: number): number | undefined {
  const passed = (now - startedAt) / 1000;
  if (passed < 1 || done <= 0 || total <= done) return undefined;
  return (passed / done) * (total - done);
}
