/** A name from a page's JSON-LD. */
export interface NamedThing {
  readonly name: string;
  readonly host: string;
  readonly isPublisher: boolean;
}

const organisation =
  /(Organi[sz]ation|Corporation|Business|Store|Agency|School|University|Airline|Restaurant|Hotel|NGO|WebSite)$/i;
const maxLength = 300_000;
const maxDepth = 12;
const maxThings = 100;

const hostOf = (url: unknown): string => (typeof url === 'string' ? (URL.parse(url)?.hostname ?? '') : '');

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

/** Names of the organisations and web sites that JSON-LD scripts describe, the page's publisher first. */
export const organisationNames = (scripts: readonly string[]): NamedThing[] => {
  const found: NamedThing[] = [];
  const visit = (value: unknown, isPublisher: boolean, depth: number) => {
    if (typeof value !== 'object' || value === null || depth > maxDepth || found.length >= maxThings) return;
    if (Array.isArray(value)) {
      for (const each of value) visit(each, isPublisher, depth + 1);
      return;
    }
    const { name, url, '@type': type } = value as Record<string, unknown>;
    const types = (Array.isArray(type) ? type : [type]).map(String);
    if (typeof name === 'string' && name.trim() && name.length <= 100 && types.some((each) => organisation.test(each)))
      found.push({ name, host: hostOf(url), isPublisher });
    for (const [key, inner] of Object.entries(value)) visit(inner, key === 'publisher', depth + 1);
  };
  for (const script of scripts) visit(parse(script), false, 0);
  return found.toSorted((a, b) => Number(b.isPublisher) - Number(a.isPublisher));
};
