import { Parser } from 'htmlparser2';

/** Mends text whose author encoded it twice (`g&amp;uuml;nstig`). Text that would become a tag is left alone. */
export const decodeAgain = (text: string): string => {
  if (!/&(#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8});/i.test(text) || text.includes('<')) return text;
  let decoded = '';
  const parser = new Parser({
    ontext: (part) => {
      decoded += part;
    },
  });
  parser.end(text);
  return decoded;
};
