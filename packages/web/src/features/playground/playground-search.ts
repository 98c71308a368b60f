interface PlaygroundSearch {
  thread?: string | undefined;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** By hand: the router knows of every page before it opens one, and a schema would make all pages heavier. */
export const readPlaygroundSearch = ({ thread }: Record<string, unknown>): PlaygroundSearch =>
  typeof thread === 'string' && uuid.test(thread) ? { thread } : {};
