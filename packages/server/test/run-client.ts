import { RunEvent } from '@soundings/contract/ai/ai-runs';
import type { Browser } from './browser.ts';

/** Reads the stream of a run to its end, as a browser does. */
export const readRun = async (by: Browser, id: string, from = 0) => {
  const { status, body } = await by.get(`/api/ai/runs/${id}/events?from=${from}`);
  if (status !== 200) return { status };
  const events = String(body)
    .split('\n\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => RunEvent.parse(JSON.parse(line.slice(6))));
  const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
  const last = events.at(-1);
  return { status, text, run: last?.type === 'state' ? last.run : null };
};

/** The items of a run of a list, which are lines of JSON. */
export const itemsOf = (text = '') =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
