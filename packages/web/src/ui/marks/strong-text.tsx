export function StrongText({ text }: { text: string }) {
  const parts = text.split(/<strong>(.*?)<\/strong>/s);
  // Every second part stood between the marks.
  // biome-ignore lint/suspicious/noArrayIndexKey: the order of a sentence never changes
  return parts.map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
}
