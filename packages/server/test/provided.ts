declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test file gets a fresh, migrated database from. */
    database: { kind: 'pglite'; dump: string } | { kind: 'postgres'; template: string; admin: string };
  }
}

export type Provided = import('vitest').ProvidedContext;
