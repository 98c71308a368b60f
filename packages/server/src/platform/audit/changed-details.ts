type Value = string | number | boolean | readonly string[] | null | undefined;

const longest = 120;

const words = (value: Value): string => {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  if (text === '') return '–';
  return text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text;
};

/** What a change changes, for the audit log: `{ name: 'Before → After' }`. What stays, or is not given, is left out. */
export const changedDetails = <K extends string>(
  before: Readonly<Partial<Record<NoInfer<K>, Value>>>,
  after: Readonly<Partial<Record<K, Value>>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries<Value>(after).flatMap(([key, value]) => {
      const [from, to] = [words(before[key as NoInfer<K>]), words(value)];
      return value === undefined || from === to ? [] : [[key, `${from} → ${to}`]];
    }),
  );
