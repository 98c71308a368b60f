import { vi } from 'vitest';

/** For tests: a server that answers by the start of `METHOD /path`, and what was sent to it. Lists are paged. */
export const recordCalls = (answers: Record<string, unknown>) => {
  const sent: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const call = `${init.method} ${address}`;
    const found = Object.keys(answers).find((start) => call.startsWith(start));
    if (init.method !== 'GET') {
      sent.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    }
    const answer = found === undefined ? { done: true } : answers[found];
    if (answer instanceof Response) return answer.clone();
    const body = Array.isArray(answer) ? { content: answer, totalElements: answer.length, page: 0, size: 20 } : answer;
    return new Response(JSON.stringify(body));
  });
  return sent;
};
