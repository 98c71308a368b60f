import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { composePassword, legibleClasses, passwordSymbols } from '@soundings/contract/access/credential-rules';
import { SettingsError } from '#/env.ts';
import { isCommonPassword } from '#/features/access/auth/is-common-password.ts';
import { createUser, isFirstStart } from '#/features/access/users/add-user.ts';
import type { Services } from '#/platform/services.ts';
import { seedAgents, seedAssistants } from './seed-assistants.ts';
import { seedDemo } from './seed-demo.ts';
import { seedWriters } from './seed-writers.ts';

const classes = [...legibleClasses, passwordSymbols];

const signInHelp = (username: string, path: string | null) =>
  path
    ? `Sign in as ${username}; the password is in ${path} (only you can read it).`
    : `Sign in as ${username} with the password of ADMIN_PASSWORD.`;

/** At every start the built-in assistants, agents and writers; at the first one the administrator and the demo workspace. @returns how to sign in, in one line. */
export const seed = async (services: Services): Promise<string> => {
  const { env } = services;
  const username = env.ADMIN_EMAIL.toLowerCase();
  const path = env.ADMIN_PASSWORD ? null : resolve(join(env.DATA_DIR, 'first-sign-in.txt'));
  await seedAssistants(services);
  await seedAgents(services);
  await seedWriters(services);
  if (!(await isFirstStart(services))) return signInHelp(username, path);
  const password = env.ADMIN_PASSWORD ?? composePassword(classes, randomInt);
  if (isCommonPassword(password, { username, name: '' }))
    throw new SettingsError('ADMIN_PASSWORD is too easy to guess.');
  if (path) await writeFile(path, `${username}\n${password}\n`, { mode: 0o600 });
  const admin = { username, password, firstName: 'Global', lastName: 'Admin', roleName: 'ROLE_GLOBAL_ADMIN' } as const;
  const adminId = await createUser(services, admin);
  if (env.SEED_DEMO !== 'false') await seedDemo(services, adminId);
  return signInHelp(username, path);
};
