import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { loopbackNames } from '#/env.ts';
import { isSameSecret, type Keys, keyedHash } from '#/platform/keys/keys.ts';
import type { Services } from '#/platform/services.ts';
import { BackupError, type Report, writeBackup } from './backup.ts';

const path = '/internal/backup';
const validForMs = 60_000;
const done = 'done';

const sign = (keys: Pick<Keys, 'backup'>, folder: string, at: number): string =>
  keyedHash(keys.backup, 'request', folder, String(at));

const isSigned = (keys: Keys, { folder, at, signature }: Record<string, string | undefined>, now: number): boolean => {
  if (!folder || !at || !signature || Math.abs(now - Number(at)) > validForMs) return false;
  return isSameSecret(signature, sign(keys, folder, Number(at)));
};

/**
 * The embedded database belongs to one process, so that process itself writes the backup. Answers lines of text; the
 * last is `done`, or says what was wrong.
 */
export const registerBackup = (app: FastifyInstance, services: Services): void => {
  if (services.env.DATABASE_URL) return;
  app.post(path, { schema: { hide: true } }, async (request, reply) => {
    const isLocal = loopbackNames.has((request.socket.remoteAddress ?? '').replace(/^::ffff:/, ''));
    const given = request.body as Record<string, string>;
    if (!isLocal || !isSigned(services.keys, given ?? {}, Date.now())) return reply.status(404).send();
    const lines = new Readable({ read: () => undefined });
    const report: Report = (line) => void lines.push(`${line}\n`);
    writeBackup(services, given.folder!, services.now(), report)
      .then(
        () => report(done),
        (error: unknown) => {
          request.log.error({ err: error }, 'the backup failed');
          report(error instanceof Error ? error.message : 'The backup failed.');
        },
      )
      .finally(() => lines.push(null));
    return reply.type('text/plain').send(lines);
  });
};

/** Has the server at an address write a backup. Throws a BackupError where it does not. */
export const askRunningServer = async (
  address: string,
  keys: Pick<Keys, 'backup'>,
  folder: string,
  report: Report,
): Promise<void> => {
  const at = Date.now();
  const body = JSON.stringify({ folder, at: String(at), signature: sign(keys, folder, at) });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body }).catch(() => null);
  if (!answer?.ok || !answer.body) {
    throw new BackupError(
      `A process uses this data directory, but no Soundings server with its secret answers at ${address}. ` +
        'Run the command with the same HOST, PORT and APP_SECRET as the server.',
    );
  }
  let last = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = chunk.split('\n').filter(Boolean);
    for (const line of lines) if (line !== done) report(line);
    last = lines.at(-1) ?? last;
  }
  if (last !== done) throw new BackupError(last || 'The server ended before the backup was whole.');
};
