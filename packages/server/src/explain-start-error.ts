import { SettingsError } from '#/env.ts';
import { DataDirectoryInUseError } from '#/platform/db/lock-data-directory.ts';

const sentences: Record<string, string> = {
  EADDRINUSE: 'The port is in use. Stop the other program, or set PORT to a free one.',
  EADDRNOTAVAIL: 'This machine does not have the address in HOST. Use 127.0.0.1, 0.0.0.0 or one of its own.',
  EACCES: 'DATA_DIR cannot be written, or PORT needs more rights. Choose another folder or a port from 1024 on.',
  EPERM: 'DATA_DIR cannot be written. Choose another folder, or give this user the right to write there.',
  EROFS: 'DATA_DIR lies on a disk that cannot be written. Choose another folder.',
  EEXIST: 'DATA_DIR is a file. Set it to a folder.',
  ENOTDIR: 'A part of DATA_DIR is a file. Set it to a folder.',
  ENOENT: 'DATA_DIR cannot be made there. Choose another folder.',
  ENOSPC: 'The disk is full. Make room, or choose another DATA_DIR.',
  ECONNREFUSED:
    'Nothing answers at DATABASE_URL. Start PostgreSQL there, or leave the setting out to use the embedded one.',
  ENOTFOUND: 'The host in a setting is not known. Look at DATABASE_URL and HOST.',
  '28P01': 'PostgreSQL refuses the user or the password in DATABASE_URL.',
  '28000': 'PostgreSQL refuses the user in DATABASE_URL.',
  '3D000': 'The database in DATABASE_URL does not exist. Create it first.',
};

/** Why the server did not start: one sentence where the cause is known, else all there is. No value of a setting. */
export const explainStartError = (error: unknown): unknown => {
  if (error instanceof SettingsError || error instanceof DataDirectoryInUseError) return error.message;
  const outer = error as { code?: string; cause?: { code?: string }; errors?: { code?: string }[] };
  const code = outer.code ?? outer.cause?.code ?? outer.errors?.[0]?.code ?? '';
  return sentences[code] ?? error;
};
