import type { Ratio } from './bench.ts';
import { median } from './interleave.ts';
import { drive, type Target } from './server/drive.ts';
import { openBareServer } from './server/open-bare-server.ts';
import { openServer } from './server/open-server.ts';

const projects = 10_000;
const size = 12;
const warmUp = 1;
const rounds = 9;

const answerOf = async (url: string, headers: Record<string, string>, body: string): Promise<string> => {
  const reply = await fetch(url, { method: 'POST', headers, body });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${text}`);
  return text;
};

export async function* server(): AsyncGenerator<Ratio> {
  const name = 'server/project-list';
  const goal = 0.7;
  const product = await openServer(projects);
  try {
    const body = '{}';
    const headers = { 'content-type': 'application/json', cookie: product.cookie };
    const url = `${product.address}/api/project/search?size=${size}`;
    const stop = product.record();
    const expected = await answerOf(url, headers, body);
    const bare = await openBareServer(product.databaseUrl, stop(), size);
    try {
      const list = `${bare.address}/list`;
      const theirs = await answerOf(list, headers, body);
      if (theirs !== expected) throw new Error(`${name}: the answers differ:\n${expected}\n${theirs}`);
      const targets: Target[] = [url, list].map((at) => ({ url: at, headers, body, expected }));
      const rates: number[][] = targets.map(() => []);
      for (let round = -warmUp; round < rounds; round++) {
        for (const [index, target] of targets.entries()) {
          const rate = await drive(target);
          if (round >= 0) rates[index]!.push(rate);
        }
      }
      const [ours, bareRate] = rates.map(median) as [number, number];
      // Round by round: what else the machine does meanwhile meets both sides of a round alike.
      const ratio = median(rates[0]!.map((rate, round) => rate / rates[1]![round]!));
      const detail = `product ${ours.toFixed(0)}/s   bare Fastify ${bareRate.toFixed(0)}/s (${projects} projects, 3 statements, ${expected.length} bytes)`;
      yield { name, goal, ratio, detail };
    } finally {
      await bare.close();
    }
  } finally {
    await product.close();
  }
}
