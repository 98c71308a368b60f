/** Words of a translation in which `<strong>…</strong>` marks what is set stronger; everything else stays plain text. */
export function StrongText({ text }: { text: string }) {
  const parts = text.split(/<strong>(.*?)<\/strong>/s);
  // Every second part stood between the marks. The order never changes, so the position is a sound key.
  return parts.map((part, index) => (index % 2 === 1 ? <strong key={`${index}-${part}`}>{part}</strong> : part));
}
