import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { afterEach } from 'vitest';
import type { Collected } from './connector.ts';
import { collectWhole, givenFor } from './connectors-test-files.ts';

/*
 * Answers as the vendors' documentation prints them, served as they stand: the sandbox could have the same
 * misunderstanding as the connectors.
 */
export type Answer = readonly [status: number, body: unknown, headers?: Record<string, string>];

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

type Answers = Readonly<Record<string, Answer | ((query: URLSearchParams) => Answer)>>;

export const serve = async (answers: Answers) => {
  const seen: { url: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  const server = createServer((request, response) => {
    seen.push({ url: request.url!, headers: request.headers });
    const { pathname, searchParams } = new URL(request.url!, 'http://x');
    const last = decodeURIComponent(pathname.split('/').filter(Boolean).at(-1)!);
    const answer = answers[last] ?? answers.all ?? [500, {}];
    const [status, body, headers] = typeof answer === 'function' ? answer(searchParams) : answer;
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { seen, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v` };
};

export const ask = async (network: SocialNetwork, answers: Answers, name = 'acme') => {
  const { seen, baseUrl } = await serve(answers);
  const waits: number[] = [];
  const id = network === 'INSTAGRAM' ? '17841405309211844' : undefined;
  const given = givenFor({ kind: 'api', baseUrl, secret: 'S3CRET', id }, waits);
  const collected = await collectWhole(network, name, given);
  return { collected, seen, waits };
};
export const values = ({ gauges }: Collected) => Object.fromEntries(gauges.map(({ metric, value }) => [metric, value]));
