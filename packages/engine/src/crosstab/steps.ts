/** Work that stops now and then, so that other work can run in between. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does all of the work at once. */
export function finish<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
