const longest = 1000;

/** Names as an entry of the audit log shows them: one after the other, cut where there are too many. */
export const listNames = (names: readonly string[]): string => {
  const text = names.join(', ');
  return text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text;
};
