import type { ServerResponse } from 'node:http';
import type { Fault } from './fault.ts';
import type { SandboxAnswer } from './sandbox-vendor.ts';

/** Every number as a text. */
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

/** Sends an answer, spoilt by the faults that are the same with all vendors. */
export const sendAnswer = (response: ServerResponse, answer: SandboxAnswer, fault: Fault | null): void => {
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
