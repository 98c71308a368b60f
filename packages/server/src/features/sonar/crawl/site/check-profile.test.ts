import { describe, expect, it } from 'vitest';
import { fetcher, internet, serve } from '#/platform/fetch/fake-internet-test-files.ts';
import { crawl, serveSite } from './crawl-test-files.ts';

/** The network answers at its own name, without TLS, as nothing else than a test's internet could. */
const openNetwork = async (status: number, headers: Record<string, string> = {}, robots = '') => {
  internet.names.set('x.com', [['93.184.216.40']]);
  const port = await serve((request, response) => {
    if (request.url === '/robots.txt') response.end(robots);
    else if (request.url === '/site') response.writeHead(status, headers).end();
    else response.end();
  });
  internet.servers.set('93.184.216.40:80', port);
};

const check = async () => {
  await serveSite({ '/': '<footer><a href="https://x.com/site">X</a></footer>' });
  const { fetchHop } = fetcher();
  const plain: typeof fetchHop = (address, signal) =>
    fetchHop(address.replace('https://x.com', 'http://x.com'), signal);
  const { networks } = await crawl({ fetchHop: plain, isChecking: true });
  const { status, reason } = networks.TWITTER!.links[0]!;
  return `${status} ${reason}`;
};

describe('a profile that is asked for', () => {
  it.each([
    [200, {}, 'SUCCESS confirmed'],
    [404, {}, 'ERROR gone'],
    [410, {}, 'ERROR gone'],
    [401, {}, 'SUCCESS notProven'],
    [403, {}, 'SUCCESS notProven'],
    [429, {}, 'SUCCESS notProven'],
    [999, {}, 'SUCCESS notProven'],
    [302, { location: '/login?next=site' }, 'SUCCESS notProven'],
    [500, {}, 'SUCCESS found'],
  ])('and answers %i %j is %s', async (status, headers, expected) => {
    await openNetwork(status, headers as Record<string, string>);
    expect(await check()).toBe(expected);
  });

  it('is only found where robots.txt forbids to ask, or nobody answers', async () => {
    await openNetwork(404, {}, 'User-agent: *\nDisallow: /');
    expect(await check()).toBe('SUCCESS found');
    internet.servers.delete('93.184.216.40:80');
    expect(await check()).toBe('SUCCESS found');
  });
});
