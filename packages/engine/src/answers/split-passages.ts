import { splitSentences } from '../text/words.ts';

/** Characters of a passage: a paragraph or two, short enough to be quoted and read at a glance. */
const wanted = 500;
const most = 900;

const bullet = /^\s*([-•*–·▪◦]|\d{1,3}[.)])\s/;
const endsSentence = /[.!?:;…]["'”“»)]?$/;

export const unwrapLines = (text: string): string => {
  const lines: string[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const before = lines.at(-1);
    const isBroken = before && line && !bullet.test(line) && !endsSentence.test(before);
    if (isBroken && /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(line))
      lines[lines.length - 1] = before.slice(0, -1) + line;
    else if (isBroken && (/^[\p{Ll}(]/u.test(line) || before.length >= 50))
      lines[lines.length - 1] = `${before} ${line}`;
    else lines.push(line);
  }
  return lines.join('\n');
};

/** A text in passages of whole sentences and lines, in their order, nothing left out. */
export const splitPassages = (text: string): string[] => {
  const passages: string[] = [];
  let passage = '';
  const close = (): void => {
    if (passage) passages.push(passage);
    passage = '';
  };
  const add = (piece: string, joint: string): void => {
    if (passage && passage.length + piece.length > most) close();
    passage = passage ? passage + joint + piece : piece;
    if (passage.length >= wanted) close();
  };
  for (const block of unwrapLines(text).split(/\n{2,}/)) {
    // A heading stays with what it stands above.
    if (passage.length > wanted / 2) close();
    for (const line of block.split('\n')) {
      const pieces = line.length <= most ? [line] : splitSentences(line).flatMap(cutLong);
      for (const [index, piece] of pieces.entries()) add(piece, index === 0 ? '\n' : ' ');
    }
  }
  close();
  return passages.filter((each) => /[\p{L}\p{N}]/u.test(each));
};

const cutLong = (sentence: string): string[] => {
  if (sentence.length <= most) return [sentence];
  const pieces: string[] = [];
  for (let from = 0; from < sentence.length; from += most) pieces.push(sentence.slice(from, from + most));
  return pieces;
};
