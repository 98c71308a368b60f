import { createBreath } from '#/platform/breathe.ts';

/** Elements of a list that are written at once: well under a millisecond. */
const slice = 2000;

function* parts(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    yield '[';
    for (let at = 0; at < value.length; at += slice) {
      yield (at === 0 ? '' : ',') + JSON.stringify(value.slice(at, at + slice)).slice(1, -1);
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
  const breathe = createBreath();
  let text = '';
  for (const part of parts(value)) {
    text += part;
    if (text.length < 65_536) continue;
    yield text;
    text = '';
    await breathe();
  }
  yield text;
}
