/** Messages of a pasted text: a blank line begins a new one. */
export const splitPasted = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
