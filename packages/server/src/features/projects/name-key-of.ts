/** A name as it is compared: without regard to case, to how spaces and accents were typed, and to what cannot be seen. */
export const nameKeyOf = (projectName: string): string =>
  projectName
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
