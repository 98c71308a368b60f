const maxLength = 300_000;
const wrapping =
  /^\s*(<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/g;

/** Takes off what authors wrap around JSON in a script, and what they leave in it that JSON does not know. */
const mended = (text: string): string =>
  text
    .replace(wrapping, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/,\s*([\]}])/g, '$1')
    .replace(/;\s*$/, '');

const unescaped = (text: string): string =>
  /^\s*[{[]\s*&quot;/.test(text) ? text.replaceAll('&quot;', '"').replaceAll('&amp;', '&') : text;

/** Reads a script of JSON-LD, also one with the usual mistakes. Undefined where it is no JSON or longer than 300 kB. */
export const parseJsonLd = (text: string): unknown => {
  if (text.length > maxLength) return undefined;
  for (const attempt of [() => text, () => mended(unescaped(text))]) {
    try {
      return JSON.parse(attempt());
    } catch {
      // The next attempt may do.
    }
  }
  return undefined;
};
