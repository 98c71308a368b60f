const longest = 253;
/** Labels of letters, digits and inner hyphens, and a last one that is no number. */
const named = /^(?=.{4,})([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * The domain that a text names, which may be a whole address: `https://www.Fjord.dk/shop` is `fjord.dk`. International
 * names come in their ASCII form. Null where it names none.
 */
export const toDomain = (text: string): string | null => {
  const trimmed = text.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username + url.password !== '' || /\s/.test(trimmed)) return null;
  const host = url.hostname.replace(/\.$/, '').replace(/^www\.(?=.+\.)/, '');
  return host.length <= longest && named.test(host) ? host : null;
};
