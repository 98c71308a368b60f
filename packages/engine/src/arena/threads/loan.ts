/** Lends one of some things to a piece of work; those who come when all are lent wait in turn. */
export function createLoan<T>(things: readonly T[]) {
  const free = [...things];
  const waiting: ((thing: T) => void)[] = [];
  const giveBack = (thing: T): void => {
    const next = waiting.shift();
    if (next) next(thing);
    else free.push(thing);
  };
  return async <R>(work: (thing: T) => Promise<R>): Promise<R> => {
    const thing = free.pop() ?? (await new Promise<T>((resolve) => waiting.push(resolve)));
    try {
      return await work(thing);
    } finally {
      giveBack(thing);
    }
  };
}
