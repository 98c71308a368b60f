import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSandbox } from '@soundings/server/features/sonar/sandbox/open-sandbox';

/**
 * A sandbox in a process of its own, whose answers come so many milliseconds late, as those of networks do. Says where
 * it is; asked for `lines`, says what it was asked since.
 */
const delayMs = Number(process.argv[2]);
const now = new Date();
let lines: string[] = [];
const sandbox = await openSandbox({ now: () => now, seed: 5, onRequest: (line) => lines.push(line) });
const { port: behind } = new URL(sandbox.sources.YOUTUBE.baseUrl);

const server = createServer(async (request, response) => {
  await sleep(delayMs);
  const { method, url, headers } = request;
  const asked = send({ host: '127.0.0.1', port: behind, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  request.pipe(asked);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

const sources = JSON.parse(JSON.stringify(sandbox.sources).replaceAll(`127.0.0.1:${behind}`, `127.0.0.1:${port}`));
process.send!({ sources });
process.on('message', () => {
  process.send!({ lines });
  lines = [];
});
process.on('disconnect', () => process.exit());
