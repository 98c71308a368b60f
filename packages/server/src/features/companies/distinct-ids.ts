/** Each id once; one id can be spelled in small and in capital letters. */
export const distinctIds = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];
