const maxLength = 300_000;
const maxDepth = 12;
const maxThings = 2000;

export type Thing = Readonly<Record<string, unknown>>;

interface FoundThing {
  readonly thing: Thing;
  readonly types: readonly string[];
  /** What the thing that holds it calls it. */
  readonly key: string;
}

/** Every object in a page's JSON-LD, outer before inner. Scripts that cannot be parsed are left out. */
export function* walkJsonLd(scripts: readonly string[]): Generator<FoundThing> {
  let left = maxThings;
  function* visit(value: unknown, key: string, depth: number): Generator<FoundThing> {
    if (typeof value !== 'object' || value === null || depth > maxDepth || left-- <= 0) return;
    if (Array.isArray(value)) {
      for (const each of value) yield* visit(each, key, depth + 1);
      return;
    }
    const thing = value as Thing;
    yield { thing, types: [thing['@type']].flat().map(String), key };
    for (const [name, inner] of Object.entries(thing)) yield* visit(inner, name, depth + 1);
  }
  for (const script of scripts) yield* visit(parse(script), '', 0);
}

const parse = (text: string): unknown => {
  if (text.length > maxLength) return null;
  try {
    return JSON.parse(
      text.replace(/^\s*(<!--|\/\/<!\[CDATA\[|\/\*<!\[CDATA\[\*\/)|(-->|\/\/\]\]>|\/\*\]\]>\*\/)\s*$/g, ''),
    );
  } catch {
    return null;
  }
};
