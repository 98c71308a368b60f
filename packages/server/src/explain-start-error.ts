import { SettingsError } from '#/env.ts';
import { DataDirectoryInUseError } from '#/platform/db/lock-data-directory.ts';
import { NewerDatabaseError } from '#/platform/db/migrate.ts';

const unreachable =
  'The host in DATABASE_URL cannot be reached. Look at its address, at the network and at the firewall.';
const full = 'The disk is full. Make room, or choose another DATA_DIR.';
const tooManyFiles =
  'This process may open too few files at once. Raise the limit (`ulimit -n`) to 4096 or more, and start again.';
const noRight =
  'The user in DATABASE_URL may not create what is needed. Make it the owner of the database, and let a superuser create the extension pg_trgm.';

const sentences: Record<string, string> = {
  EADDRINUSE: 'The port is in use. Stop the other program, or set PORT to a free one.',
  EADDRNOTAVAIL: 'This machine does not have the address in HOST. Use 127.0.0.1, 0.0.0.0 or one of its own.',
  EACCES: 'DATA_DIR cannot be written, or PORT needs more rights. Choose another folder or a port from 1024 on.',
  EPERM: 'DATA_DIR cannot be written. Choose another folder, or give this user the right to write there.',
  EROFS: 'DATA_DIR lies on a disk that cannot be written. Choose another folder.',
  EEXIST: 'DATA_DIR is a file. Set it to a folder.',
  ENOTDIR: 'A part of DATA_DIR is a file. Set it to a folder.',
  ENOENT: 'DATA_DIR cannot be made there. Choose another folder.',
  EIO: 'The disk of DATA_DIR gives errors. Look at the disk, or choose another folder.',
  ENOSPC: full,
  EDQUOT: full,
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
  ECONNREFUSED:
    'Nothing answers at DATABASE_URL. Start PostgreSQL there, or leave the setting out to use the embedded one.',
  ENOTFOUND: 'The host in a setting is not known. Look at DATABASE_URL and HOST.',
  EAI_AGAIN: 'The name of the host in a setting cannot be looked up. Look at DATABASE_URL, HOST and DNS.',
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: unreachable,
  '28P01': 'PostgreSQL refuses the user or the password in DATABASE_URL.',
  '28000': 'PostgreSQL refuses the user in DATABASE_URL.',
  '3D000': 'The database in DATABASE_URL does not exist. Create it first.',
  '42501': noRight,
  '53100': full,
  '53300': 'PostgreSQL has no connection left. Raise max_connections, or start fewer nodes.',
  '57P03': 'PostgreSQL is still starting. Start again in a moment.',
};

interface Fault {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: unknown;
  readonly severity?: unknown;
  readonly table?: unknown;
  readonly constraint?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

/** The embedded database throws objects that are no errors, with its own numbers of the system's errors. */
const embeddedCodes: Record<number, string> = { 19: 'EDQUOT', 29: 'EIO', 33: 'EMFILE', 51: 'ENOSPC', 69: 'EROFS' };
const embeddedFailed =
  'The embedded database did not start. Look whether the disk of DATA_DIR has room for 200 MB, and whether `pg` in it is whole.';

const isFault = (error: unknown): error is Fault => typeof error === 'object' && error !== null;
const readCode = (fault: Fault & { errno?: unknown }): string =>
  fault.name === 'ErrnoError' ? (embeddedCodes[Number(fault.errno)] ?? '') : String(fault.code);

const listCauses = (error: unknown): Fault[] =>
  isFault(error) ? [error, ...listCauses(error.cause), ...(error.errors ?? []).flatMap(listCauses)] : [];

const isTimeout = ({ message }: Fault): boolean =>
  /^(timeout expired|timeout exceeded when trying to connect|Connection terminated due to connection timeout)/.test(
    String(message),
  );

/** Kind and place of a fault. Texts and parameters of the database are left out: they hold what is in a row. */
const describe = (chain: readonly Fault[]): string => {
  const database = chain.find(({ severity }) => severity !== undefined);
  const [outer] = chain;
  const places = database && [database.code, database.table, database.constraint].filter(Boolean).join(', ');
  const isQuery = database || /^Failed query/.test(String(outer!.message));
  const what = isQuery
    ? `The database refused a step of the start${places ? ` (${places})` : ''}.`
    : `${outer!.name}: ${outer!.message}`;
  const steps = (outer!.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return [what, ...steps].join('\n');
};

export const explainStartError = (error: unknown): string => {
  const isSaid = [SettingsError, DataDirectoryInUseError, NewerDatabaseError].some((kind) => error instanceof kind);
  if (isSaid) return (error as Error).message;
  const chain = listCauses(error);
  const known = chain.map((fault) => sentences[readCode(fault)]).find(Boolean);
  if (known) return known;
  if (chain.some(({ name }) => name === 'ErrnoError' || name === 'ExitStatus')) return embeddedFailed;
  if (chain.some(isTimeout)) return unreachable;
  return chain.length > 0 ? describe(chain) : 'The server did not start, for a reason that was not given.';
};
