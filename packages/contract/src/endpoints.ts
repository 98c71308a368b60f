import { accessEndpoints } from './access.ts';
import { projectsEndpoints } from './projects.ts';
import { resonanceEndpoints } from './resonance.ts';

/** Every call there is. It registers the routes, types the web client and prints the OpenAPI document. */
export const endpoints = { ...accessEndpoints, ...projectsEndpoints, ...resonanceEndpoints };

export type EndpointName = keyof typeof endpoints;
