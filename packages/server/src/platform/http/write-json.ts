import { createYield } from '#/platform/event-loop.ts';

const sliceCharacters = 32_768;
const maxElements = 2000;

const elementsAfter = (elements: number, characters: number): number =>
  Math.min(maxElements, Math.max(1, Math.floor((elements * sliceCharacters) / (characters + 1))));

function* parts(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    yield '[';
    for (let at = 0, elements = 1; at < value.length; ) {
      const part = JSON.stringify(value.slice(at, at + elements)).slice(1, -1);
      yield (at === 0 ? '' : ',') + part;
      at += elements;
      elements = elementsAfter(elements, part.length);
    }
    yield ']';
  } else if (value !== null && typeof value === 'object') {
    yield '{';
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    for (const [i, [key, each]] of entries.entries()) {
      yield `${i === 0 ? '' : ','}${JSON.stringify(key)}:`;
      yield* parts(each);
    }
    yield '}';
  } else yield JSON.stringify(value);
}

/** Writes what JSON.stringify would, in parts, between which other work gets a turn. Objects in lists stay whole. */
export async function* writeJson(value: unknown): AsyncGenerator<string> {
  const yieldToEventLoop = createYield();
  let text = '';
  for (const part of parts(value)) {
    text += part;
    if (text.length < 65_536) continue;
    yield text;
    text = '';
    await yieldToEventLoop();
  }
  yield text;
}
