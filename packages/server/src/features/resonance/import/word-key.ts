/** What two spellings of an answer in words have in common: capitals, blanks and the form of apostrophes tell nothing. */
export const wordKey = (word: string): string =>
  word.trim().replaceAll(/\s+/gu, ' ').replaceAll('’', "'").toLowerCase();
