import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = globSync('packages/{contract,engine,server,web}/src/**/*.{ts,tsx}').filter(
  (file) => !/(\.test|-test-files)\.tsx?$/.test(file),
);
const offenders = (forbidden: RegExp, allowed: (file: string) => boolean) =>
  files.filter((file) => !allowed(file) && forbidden.test(readFileSync(file, 'utf8')));

describe('the tree', () => {
  it('holds SQL only in stores, tables and the database platform', () => {
    const allowed = (file: string) => /\.(store|tables)\.ts$/.test(file) || file.includes('/platform/db/');
    expect(offenders(/from 'drizzle-orm/, allowed)).toEqual([]);
  });

  it('reads the environment only in env.ts', () => {
    expect(offenders(/process\.env\b/, (file) => file === 'packages/server/src/env.ts')).toEqual([]);
  });

  it('names roles only in policies on the server', () => {
    const allowed = (file: string) => !file.startsWith('packages/server/') || file.endsWith('.policy.ts');
    expect(offenders(/\bROLE_[A-Z]/, allowed)).toEqual([]);
  });

  it('knows vendors’ libraries only in the adapters of AI engines', () => {
    const allowed = (file: string) => file.includes('/platform/ai/adapters/');
    expect(offenders(/from '(ai|@ai-sdk\/[\w-]+)'/, allowed)).toEqual([]);
  });

  it('has no folder for leftovers', () => {
    expect(files.filter((file) => /\/(utils?|helpers?|common|misc|v2)\//.test(file))).toEqual([]);
  });

  it('names files in kebab case', () => {
    const odd = files.filter((file) => !/^[a-z0-9_$.-]+$/.test(basename(file)) && !file.includes('/app/route'));
    expect(odd).toEqual([]);
  });

  it('has no style that asks how a phone is held, which journeys do not judge', () => {
    const styles = globSync('packages/web/src/**/*.css');
    expect(styles.length).toBeGreaterThan(100);
    expect(styles.filter((file) => /orientation/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('splits files before they reach 250 lines', () => {
    const long = files.filter((file) => !file.endsWith('.gen.ts') && !file.includes('/texts/'));
    expect(long.filter((file) => readFileSync(file, 'utf8').split('\n').length > 250)).toEqual([]);
  });
});
