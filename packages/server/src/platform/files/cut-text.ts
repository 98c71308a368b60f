/** The first `most` characters of a text; half of a surrogate pair is not kept, as no database takes it. */
export const cutText = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '') : text;

/** At most `most` characters, the last of them "…" where something is left out. */
export const shortenText = (text: string, most: number): string =>
  text.length > most ? `${cutText(text, most - 1)}…` : text;

/** V8 keeps the whole piece of a file alive for a part of it from this length on; shorter ones are copies anyway. */
const sharedTextLength = 13;

/** A text that does not keep the piece of the file alive which it was cut from. */
export const copyText = (text: string): string =>
  text.length < sharedTextLength ? text : Buffer.from(text, 'utf16le').toString('utf16le');
