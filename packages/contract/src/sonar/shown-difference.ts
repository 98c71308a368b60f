const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/**
 * The difference of two numbers as they are shown beside it: of 66.14 and 61.86 it is 4.2 where these read 66.1 and 61.9,
 * so that whoever counts it up finds no other.
 */
export const shownDifference = (one: number, other: number, decimals = 1): number =>
  rounded(rounded(one, decimals) - rounded(other, decimals), decimals);
