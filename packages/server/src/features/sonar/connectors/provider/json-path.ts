/** The value at a path as `data.items[0].followers` or `$[0]["fans"]`; undefined where there is none. */
export const valueAt = (value: unknown, path: string): unknown => {
  let at = value;
  for (const [name] of path.replace(/^\$/, '').matchAll(/[^.[\]"']+/g)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Record<string, unknown>)[name];
  }
  return at;
};
