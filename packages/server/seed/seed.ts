import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { composePassword, legibleClasses, passwordSymbols } from '@soundings/contract/access/credential-rules';
import { createUser, isFirstStart } from '#/features/access/users/add-user.ts';
import type { Services } from '#/platform/services.ts';
import { seedAgents, seedAssistants } from './seed-assistants.ts';
import { seedDemo } from './seed-demo.ts';
import { seedWriters } from './seed-writers.ts';

const classes = [...legibleClasses, passwordSymbols];

const signInHelp = ({ env }: Pick<Services, 'env'>, username: string): string => {
  if (env.ADMIN_PASSWORD) return `Sign in as ${username}. The first password was that of ADMIN_PASSWORD.`;
  const path = firstSignInFile(env);
  return existsSync(path)
    ? `Sign in as ${username}. The first password is in ${path} (only you can read it).`
    : `Sign in as ${username}. The first password was written into first-sign-in.txt where the workspace was begun.`;
};

const firstSignInFile = ({ DATA_DIR }: Pick<Services['env'], 'DATA_DIR'>): string =>
  resolve(join(DATA_DIR, 'first-sign-in.txt'));

/** At every start the built-in assistants, agents and writers; at the first one the administrator and the demo workspace. @returns how to sign in, in one line. */
export const seed = async (services: Services): Promise<string> => {
  const { env } = services;
  const username = env.ADMIN_EMAIL.toLowerCase();
  await seedAssistants(services);
  await seedAgents(services);
  await seedWriters(services);
  if (!(await isFirstStart(services))) return signInHelp(services, username);
  const password = env.ADMIN_PASSWORD ?? composePassword(classes, randomInt);
  if (!env.ADMIN_PASSWORD) await writeFile(firstSignInFile(env), `${username}\n${password}\n`, { mode: 0o600 });
  const admin = { username, password, firstName: 'Global', lastName: 'Admin', roleName: 'ROLE_GLOBAL_ADMIN' } as const;
  const adminId = await createUser(services, admin);
  if (env.SEED_DEMO !== 'false') await seedDemo(services, adminId);
  return signInHelp(services, username);
};
