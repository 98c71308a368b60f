import type { IncomingMessage } from 'node:http';
import type { SandboxRequest } from './sandbox-vendor.ts';

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

/** The name of the vendor and what it is asked. Throws for what no client sends. */
export const readRequest = async (message: IncomingMessage): Promise<[string, SandboxRequest]> => {
  const url = new URL(message.url ?? '/', 'http://sandbox');
  const [name = '', ...path] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const header = (wanted: string) => String(message.headers[wanted] ?? '');
  const body = parsed(await readText(message), header('content-type'));
  return [name, { path, query: url.searchParams, header, body }];
};
