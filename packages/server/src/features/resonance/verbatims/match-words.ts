/**
 * Makes a test of a rule: whether a text has all words between two commas, of at least one of the parts, without regard
 * to case; null where the rule has no word.
 */
export const wordRule = (rule: string): ((text: string) => boolean) | null => {
  const parts = rule
    .split(/[,;\n]/)
    .map((part) => part.toLowerCase().split(/\s+/).filter(Boolean))
    .filter((words) => words.length > 0);
  if (parts.length === 0) return null;
  return (text) => {
    const lower = text.toLowerCase();
    return parts.some((words) => words.every((word) => lower.includes(word)));
  };
};
