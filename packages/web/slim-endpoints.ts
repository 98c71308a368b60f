import type { Endpoint } from '@soundings/contract/endpoint';
import { endpoints, openings, projectCallTable, typeCalls } from '@soundings/contract/endpoints';
import type { Plugin } from 'vite';

const name = 'virtual:endpoints';

const slim = ({ method, path, body, upload }: Endpoint) => ({
  method,
  path,
  ...(body ? { body: true } : {}),
  ...(upload ? { upload } : {}),
});

/**
 * Gives the pages the contract's table with the types of its schemas but without the schemas: the server checks
 * what comes in and goes out, so a page needs only where to call. It keeps zod out of every page.
 */
export const slimEndpoints = (): Plugin => ({
  name: 'slim-endpoints',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => {
    if (id !== `\0${name}`) return null;
    const table = Object.entries(endpoints).map(([key, endpoint]) => [key, slim(endpoint)]);
    // Both endpoints of a call are in the table already: their names are shorter than what they are.
    const calls = Object.entries(projectCallTable).map(([key, { project, params, query, isOpening }]) => {
      const shared = `shared${key[0]!.toUpperCase()}${key.slice(1)}`;
      const places = JSON.stringify({ project, params, query, isOpening }).slice(1);
      return `${key}:{staff:endpoints.${key},consumer:endpoints.${shared},${places}`;
    });
    const byType = Object.entries(typeCalls).map(([type, ofType]) => [
      type,
      Object.fromEntries(Object.entries<Endpoint>(ofType).map(([call, endpoint]) => [call, slim(endpoint)])),
    ]);
    const opened = Object.entries<Endpoint>(openings).map(([part, endpoint]) => [part, slim(endpoint)]);
    return [
      `export const endpoints = ${JSON.stringify(Object.fromEntries(table))};`,
      `export const typeCalls = ${JSON.stringify(Object.fromEntries(byType))};`,
      `export const openings = ${JSON.stringify(Object.fromEntries(opened))};`,
      `export const projectCalls = {${calls.join(',')}};`,
    ].join('\n');
  },
});
