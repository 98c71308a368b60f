/** A name as it is compared: without regard to case, to how spaces and accents were typed, and to what cannot be seen. */
export const toNameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    // By way of capitals, which ß and the two small sigmas share with their kin.
    .toUpperCase()
    .toLowerCase();
