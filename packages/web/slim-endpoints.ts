import type { Endpoint } from '@soundings/contract/endpoint';
import { endpoints, openings, projectCallTable, typeCalls } from '@soundings/contract/endpoints';
import type { Plugin } from 'vite';

const moduleName = 'virtual:endpoints';
const moduleId = `\0${moduleName}`;

const slim = ({ method, path, body, upload }: Endpoint) => ({
  method,
  path,
  ...(body ? { body: true } : {}),
  ...(upload ? { upload } : {}),
});

type Table = Record<string, unknown>;
const mapValues = <T>(table: Record<string, T>, change: (value: T, key: string) => unknown): Table =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value, key)]));

const slimTable = mapValues<Endpoint>(endpoints, slim);

const tables: Record<string, Table> = {
  endpoints: slimTable,
  projectCalls: mapValues(projectCallTable, ({ project, params, query, isOpening }, key) => ({
    staff: slimTable[key],
    consumer: slimTable[`shared${key[0]!.toUpperCase()}${key.slice(1)}`],
    project,
    params,
    query,
    isOpening,
  })),
  typeCalls: mapValues<Record<string, Endpoint>>(typeCalls, (ofType) => mapValues(ofType, slim)),
  openings: mapValues<Endpoint>(openings, slim),
};

const importStatement = /import\s*\{([^}]*)\}\s*from\s*['"]virtual:endpoints['"]/;

/** Writes each `endpoints.x` and `projectCalls.x` out where it stands, under the name that the file imports the table by. */
const inlineCalls = (code: string): string | null => {
  const imports = importStatement.exec(code)?.[1];
  if (imports === undefined) return null;
  return imports.split(',').reduce((written, entry) => {
    const [exported = '', local = exported] = entry.trim().split(/\s+as\s+/);
    const table = exported === 'endpoints' || exported === 'projectCalls' ? tables[exported] : undefined;
    if (!table) return written;
    const member = new RegExp(`(?<![.\\w$])${local}\\.(\\w+)`, 'g');
    return written.replace(member, (text, key: string) => (key in table ? `(${JSON.stringify(table[key])})` : text));
  }, code);
};

/**
 * Gives the pages the contract's endpoints with the types of their schemas but without the schemas: the server checks
 * what comes in and goes out, so a page needs only where to call. Nor does a page carry calls that it never makes.
 */
export const slimEndpoints = (): Plugin => ({
  name: 'slim-endpoints',
  resolveId: (id) => (id === moduleName ? moduleId : null),
  load: (id) =>
    id === moduleId
      ? Object.entries(tables)
          .map(([table, calls]) => `export const ${table} = ${JSON.stringify(calls)};`)
          .join('\n')
      : null,
  transform: (code, id) => {
    if (id.includes('/node_modules/')) return null;
    const inlined = inlineCalls(code);
    return inlined === null ? null : { code: inlined, map: null };
  },
});
