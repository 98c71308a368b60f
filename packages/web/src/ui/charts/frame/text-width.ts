const narrow = new Set("iljtfrI.,;:'|!()[] -–");
const digits = new Set('0123456789');
const wide = new Set('mwMWÄÖÜ@%&—…');

/** About how wide Inter sets a text, in px, with figures that are all as wide. An estimate, so that a layout needs no drawing first; errs to the wide side. */
export function textWidth(text: string, size: number): number {
  let em = 0;
  for (const character of text) {
    if (narrow.has(character)) em += 0.34;
    else if (digits.has(character)) em += 0.63;
    else if (wide.has(character)) em += 0.86;
    else em += character === character.toUpperCase() && character !== character.toLowerCase() ? 0.68 : 0.585;
  }
  return em * size;
}

export function fitText(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const characters = [...text];
  while (characters.length > 1 && textWidth(`${characters.join('')}…`, size) > width) characters.pop();
  return characters.length < 2 ? '' : `${characters.join('').trimEnd()}…`;
}

export function wrapText(text: string, size: number, width: number, lines: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const made: string[] = [];
  while (words.length > 0 && made.length < lines - 1) {
    let line = words.shift() ?? '';
    if (textWidth(line, size) > width) {
      words.unshift(line);
      break;
    }
    while (words[0] !== undefined && textWidth(`${line} ${words[0]}`, size) <= width) line += ` ${words.shift()}`;
    made.push(line);
  }
  const rest = words.length > 0 ? fitText(words.join(' '), size, width) : '';
  return rest === '' ? made : [...made, rest];
}

const longest = 19;
const kept = 16;
const dangling = /[\s·]+$/;

export const clipLabel = (label: string): string =>
  [...label].length > longest ? `${[...label].slice(0, kept).join('').replace(dangling, '')}…` : label;
