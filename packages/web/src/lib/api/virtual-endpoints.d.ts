declare module 'virtual:endpoints' {
  /** The contract's table; in the browser only method, path, and whether there is a body or a file. */
  export const endpoints: typeof import('@soundings/contract/endpoints').endpoints;
  export const typeCalls: typeof import('@soundings/contract/endpoints').typeCalls;
  export const openings: typeof import('@soundings/contract/endpoints').openings;
  /** What pages ask of one project, as staff or as a consumer; see `OpenProject`. */
  export const projectCalls: typeof import('@soundings/contract/endpoints').projectCallTable;
}
