/** `**` under 30 answers, `*` under 100. */
export const lowBase = (base: number): 'none' | 'low' | 'unranked' =>
  base < 30 ? 'unranked' : base < 100 ? 'low' : 'none';
