import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { BenchOptions, Ratio } from './bench.ts';
import { median } from './interleave.ts';
import { milliseconds } from './milliseconds.ts';
import { openCollector } from './sonar/open-collector.ts';
import { openSandboxProcess } from './sonar/open-sandbox-process.ts';

const brandsBySize = { S: 20, L: 100 };
const rounds = { S: 1, L: 5 };
/** Those whose calls are addresses alone, so that they can be repeated; as many at once as the product asks. */
const atOnce = { INSTAGRAM: 3, YOUTUBE: 4, TWITTER: 2, LINKEDIN: 2 } as const satisfies Partial<
  Record<SocialNetwork, number>
>;
const networks = Object.keys(atOnce) as (keyof typeof atOnce)[];
const days = 365;
const answerMs = 50;

const headers = { authorization: 'Bearer demo', 'x-goog-api-key': 'demo', 'linkedin-version': '202610' };

const repeat = async (origin: string, lines: readonly string[], loops: number): Promise<void> => {
  const left = lines[Symbol.iterator]();
  const loop = async () => {
    for (const line of left) {
      const reply = await fetch(`${origin}${line.slice(line.indexOf(' ') + 1)}`, { headers });
      await reply.json();
      if (!reply.ok) throw new Error(`${line}: ${reply.status}`);
    }
  };
  await Promise.all(Array.from({ length: loops }, loop));
};

interface Times {
  readonly product: number;
  readonly bare: number;
  readonly requests: number;
}

const measure = async (brands: number, count: number, delayMs: number): Promise<Times> => {
  const sandbox = await openSandboxProcess(delayMs);
  const each = networks.flatMap((network) => [
    [`SONAR_${network}_URL`, sandbox.sources[network].baseUrl],
    [`SONAR_${network}_KEY`, sandbox.sources[network].secret],
  ]);
  const collector = await openCollector({
    ...Object.fromEntries(each),
    SONAR_INSTAGRAM_ID: sandbox.sources.INSTAGRAM.id,
  });
  try {
    const start = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const origin = new URL(sandbox.sources.YOUTUBE.baseUrl).origin;
    const [ours, theirs]: [number[], number[]] = [[], []];
    let requests = 0;
    for (let round = -1; round < count; round++) {
      const projectId = await collector.addProject(brands, networks, start);
      await sandbox.takeLines();
      const begin = performance.now();
      await collector.collect(projectId);
      const product = performance.now() - begin;
      const ends = await collector.endsOf(projectId);
      if (ends.collected !== brands * networks.length) throw new Error(`Not all came: ${JSON.stringify(ends)}`);
      const lines = await sandbox.takeLines();
      const of = (network: SocialNetwork) => lines.filter((line) => line.includes(` /${network.toLowerCase()}/`));
      const again = performance.now();
      await Promise.all(networks.map((network) => repeat(origin, of(network), atOnce[network])));
      const bare = performance.now() - again;
      requests = lines.length;
      if (round < 0) continue;
      ours.push(product);
      theirs.push(bare);
    }
    return { product: median(ours), bare: median(theirs), requests };
  } finally {
    await collector.close();
    await sandbox.close();
  }
};

/**
 * Collecting as the product does it, into PostgreSQL, against a loop that sends the same requests and keeps nothing.
 * Answers take as long as those of a fast network; what the product can take in at most is told beside it.
 */
export async function* sonar({ size }: BenchOptions): AsyncGenerator<Ratio> {
  const brands = brandsBySize[size];
  const accounts = brands * networks.length;
  const { product, bare, requests } = await measure(brands, rounds[size], answerMs);
  const atMost = await measure(brands, rounds[size], 0);
  const rate = (ms: number) => `${Math.round((1000 * accounts) / ms)} accounts/s`;
  yield {
    name: 'sonar/collect',
    goal: 0.6,
    ratio: bare / product,
    detail:
      `product ${milliseconds(product)} (${rate(product)})   bare ${milliseconds(bare)} (${rate(bare)})   ` +
      `${accounts} accounts, ${days} days, ${requests} requests of ${answerMs} ms; ` +
      `answered at once: product ${rate(atMost.product)}, bare ${rate(atMost.bare)}`,
  };
}
