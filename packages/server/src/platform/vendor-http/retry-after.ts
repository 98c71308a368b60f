/** Milliseconds that `Retry-After` asks to wait, in seconds or as a date (RFC 9110, 10.2.3); undefined for none. */
export const retryAfter = (header: string | null, now: Date): number | undefined => {
  if (header === null || header.trim() === '') return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
};
