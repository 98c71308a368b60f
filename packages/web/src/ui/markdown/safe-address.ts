type SafeAddress = { readonly kind: 'page' | 'outside'; readonly href: string };

const schemes = new Set(['http:', 'https:', 'mailto:']);

/** Pages of this workspace that a text may lead to; never a call of the server. */
const pages = /^\/(project|projects|playground|settings|customers|users)(\/|\?|#|$)/;

/** Where a link of somebody else's text may lead; null where nowhere, such as `javascript:`. */
export const safeAddress = (href: string): SafeAddress | null => {
  const trimmed = href.trim();
  // What browsers read as another host, or drop.
  if (/[\\\p{Cc}]/u.test(trimmed)) return null;
  if (trimmed.startsWith('/')) return pages.test(trimmed) ? { kind: 'page', href: trimmed } : null;
  if (!URL.canParse(trimmed)) return null;
  const { protocol, href: whole, username, password } = new URL(trimmed);
  return schemes.has(protocol) && username === '' && password === '' ? { kind: 'outside', href: whole } : null;
};
