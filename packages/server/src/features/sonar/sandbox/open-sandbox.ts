import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Source } from '../connectors/connector.ts';
import { type Fault, toIdentity } from './identity.ts';
import { type InventedPost, inventAccount, rememberPosts } from './invented-account.ts';
import {
  type SandboxAnswer,
  type SandboxRequest,
  type SandboxVendor,
  type Subject,
  sandboxSecret,
} from './sandbox-vendor.ts';
import { facebookVendor, instagramVendor } from './vendors/graph-vendors.ts';
import { linkedinVendor } from './vendors/linkedin-vendor.ts';
import { apifyVendor, providerVendor } from './vendors/provider-vendors.ts';
import { tiktokVendor } from './vendors/tiktok-vendor.ts';
import { trustpilotVendor } from './vendors/trustpilot-vendor.ts';
import { twitterVendor } from './vendors/twitter-vendor.ts';
import { youtubeVendor } from './vendors/youtube-vendor.ts';

const vendors: Readonly<Record<string, readonly [SandboxVendor, SocialNetwork]>> = {
  facebook: [facebookVendor, 'FACEBOOK'],
  instagram: [instagramVendor, 'INSTAGRAM'],
  youtube: [youtubeVendor, 'YOUTUBE'],
  twitter: [twitterVendor, 'TWITTER'],
  tiktok: [tiktokVendor, 'TIKTOK'],
  linkedin: [linkedinVendor, 'LINKEDIN'],
  trustpilot: [trustpilotVendor, 'TRUSTPILOT'],
  provider: [providerVendor, 'INSTAGRAM'],
  apify: [apifyVendor, 'INSTAGRAM'],
};

interface Settings {
  readonly port?: number;
  readonly now: () => Date;
  readonly seed: number;
  readonly faults?: Readonly<Record<string, Fault>>;
  readonly posts?: Readonly<Record<string, readonly InventedPost[]>>;
  readonly letsIn?: (name: string) => boolean;
  /** Sees `GET /facebook/acme?…` of every call. */
  readonly onRequest?: (line: string) => void;
}

export interface Sandbox {
  readonly sources: Readonly<Record<SocialNetwork | 'provider' | 'apify', Source>>;
  close(): Promise<void>;
}

const lapsedSeconds = 3600;
const shortSeconds = 2;
const unknownCall: SandboxAnswer = { status: 400, body: { message: 'Unknown call' } };

const byDigits = <T>(given: Readonly<Record<string, T>> = {}): ReadonlyMap<string, T> =>
  new Map(Object.entries(given).map(([handle, value]) => [toIdentity(handle).digits, value]));

const newestFirst = (posts: readonly InventedPost[]): InventedPost[] =>
  [...posts].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());

const createWorld = (settings: Settings) => {
  const faults = byDigits(settings.faults);
  const given = new Map([...byDigits(settings.posts)].map(([digits, posts]) => [digits, newestFirst(posts)]));
  const met = new Set<string>();
  const remembered = rememberPosts();

  const findSubject = (network: SocialNetwork, handle: string): Subject => {
    const identity = toIdentity(handle);
    const fault = identity.fault ?? faults.get(identity.digits) ?? null;
    const invented = inventAccount(settings.seed, network, identity);
    const now = settings.now();
    const name = `${network} ${identity.digits} ${Math.floor(now.getTime() / 60_000)}`;
    const ofAccount = () => given.get(identity.digits) ?? remembered(name, () => invented.posts(now));
    const posts = () => (fault === 'empty' ? [] : ofAccount());
    return { identity, fault, handle, invented, now, posts };
  };

  const isFirst = (name: string, { identity }: Subject): boolean => {
    const key = `${name} ${identity.digits}`;
    return !met.has(key) && met.add(key) !== undefined;
  };

  const findError = (name: string, request: SandboxRequest, subject: Subject): SandboxAnswer | null => {
    const vendor = vendors[name]![0];
    const { gone, private: closed, expired, quota, failed, limited } = vendor.errors;
    const { fault, now } = subject;
    if (fault === 'throttled') return limited(lapsedSeconds, now);
    if (fault === 'limited') return isFirst(name, subject) ? limited(shortSeconds, now) : null;
    if (fault === 'flaky') return isFirst(name, subject) ? { status: 503, body: {} } : null;
    if (fault === 'midpage') return vendor.isLaterPage(request) ? failed : null;
    if (fault === 'gone') return gone(request);
    const always: Partial<Record<Fault, SandboxAnswer>> = { private: closed, expired, quota };
    return (fault && always[fault]) ?? (fault === 'down' ? { status: 503, body: {} } : null);
  };

  const answer = (name: string, request: SandboxRequest): { answer: SandboxAnswer; fault: Fault | null } => {
    const [vendor, network] = vendors[name] ?? [];
    if (!vendor || !network) return { answer: unknownCall, fault: null };
    const isLetIn = vendor.isLetIn(request) && (settings.letsIn?.(name) ?? true);
    if (!isLetIn) return { answer: vendor.errors.expired, fault: null };
    const handle = vendor.handleIn(request);
    if (!handle) return { answer: vendor.answerNobody?.(request) ?? unknownCall, fault: null };
    const subject = findSubject(network, handle);
    const error = findError(name, request, subject);
    return { answer: error ?? vendor.answer(request, subject) ?? unknownCall, fault: subject.fault };
  };
  return { answer };
};

const sourcesAt = (address: string): Sandbox['sources'] => {
  const source = (name: string, id?: string): Source => ({
    kind: 'demo',
    baseUrl: `${address}/${name}`,
    secret: sandboxSecret,
    ...(id !== undefined && { id }),
  });
  return {
    FACEBOOK: source('facebook'),
    INSTAGRAM: source('instagram', '17841400000000000'),
    YOUTUBE: source('youtube'),
    TWITTER: source('twitter'),
    TIKTOK: source('tiktok', sandboxSecret),
    LINKEDIN: source('linkedin'),
    TRUSTPILOT: source('trustpilot'),
    provider: source('provider'),
    apify: source('apify'),
  };
};

export const openSandbox = async (settings: Settings): Promise<Sandbox> => {
  const world = createWorld(settings);
  const serve = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    settings.onRequest?.(`${message.method} ${message.url}`);
    const [name = '', request] = await readRequest(message);
    const { answer, fault } = world.answer(name, request);
    sendAnswer(response, answer, fault);
  };
  const server = createServer((message, response) => {
    serve(message, response).catch(() => response.destroy());
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(settings.port ?? 0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    sources: sourcesAt(`http://127.0.0.1:${port}`),
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
};

const maxBytes = 64 * 1024;

const readText = async (message: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new RangeError('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parsed = (text: string, type: string): unknown => {
  if (text === '') return null;
  return type.includes('json') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
};

const readRequest = async (message: IncomingMessage): Promise<[string, SandboxRequest]> => {
  const url = new URL(message.url ?? '/', 'http://sandbox');
  const [name = '', ...path] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const header = (wanted: string) => String(message.headers[wanted] ?? '');
  const body = parsed(await readText(message), header('content-type'));
  return [name, { path, query: url.searchParams, header, body }];
};

const withTexts = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(withTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each)]));
};

const sendCut = (response: ServerResponse, text: string): void => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) });
  response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy());
};

const sendAnswer = (response: ServerResponse, answer: SandboxAnswer, fault: Fault | null): void => {
  if (fault === 'slow') return;
  if (fault === 'moved') {
    response.writeHead(302, { location: 'http://elsewhere.invalid/' }).end();
    return;
  }
  if (fault === 'garbage') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>We are improving.');
    return;
  }
  const text = JSON.stringify(fault === 'strings' && answer.status < 300 ? withTexts(answer.body) : answer.body);
  if (fault === 'cut') sendCut(response, text);
  else
    response
      .writeHead(answer.status, { 'content-type': 'application/json; charset=UTF-8', ...answer.headers })
      .end(text);
};
