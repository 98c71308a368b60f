import type { FindHost } from './connect-checked.ts';

/**
 * Finds names as a list says: `name=host:port`, where `*.name` stands for all names below it. The first that fits counts.
 */
export const findHostIn = (entries: readonly string[]): FindHost => {
  const known = entries.map((entry) => {
    const [pattern, at] = entry.split('=') as [string, string];
    const { hostname, port } = new URL(`http://${at}`);
    return { pattern, hostname, port: port || '80' };
  });
  const fits = (pattern: string, name: string) =>
    pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern;
  return (name) => known.find(({ pattern }) => fits(pattern, name));
};
