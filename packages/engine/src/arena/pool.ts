export type Pool<T> = <R>(work: (thing: T) => Promise<R>) => Promise<R>;

export function createPool<T>(things: readonly T[]): Pool<T> {
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
