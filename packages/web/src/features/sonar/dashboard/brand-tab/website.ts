/** One or more labels and a top-level name, in ASCII as the address parser writes them. */
const host = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** The address of a domain's website, or null where it is no domain that a browser could open. */
export const websiteOf = (domain: string): string | null => {
  const text = domain.trim();
  if (text === '' || /[\s@]/.test(text)) return null;
  const address = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return address !== null && host.test(address.hostname) ? address.href : null;
};
