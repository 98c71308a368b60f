import { endpoints } from 'virtual:endpoints';
import type { AiRun, RunEvent } from '@soundings/contract/ai/ai-runs';
import { isApiError } from '../api/api-error.ts';
import { fetchAnswer } from '../api/call.ts';

const hasEnded = ({ state }: Pick<AiRun, 'state'>): boolean =>
  state === 'done' || state === 'failed' || state === 'stopped';

interface Follow {
  id: string;
  signal: AbortSignal;
  onText: (text: string) => void;
  onRun: (run: AiRun) => void;
  onConnected: (isConnected: boolean) => void;
}

/** Milliseconds of silence after which a connection counts as lost: the server sends something every 15 s. */
const silence = 45_000;
const longestWait = 15_000;

/**
 * Reads a run until it has ended, from wherever a lost connection left it. Resolves with the end, or when aborted;
 * throws the `ApiError` of a refusal that trying again does not cure.
 */
export const followRun = async ({ id, signal, onText, onRun, onConnected }: Follow): Promise<void> => {
  let text = '';
  let failures = 0;
  let isOver = false;
  const take = (event: RunEvent): void => {
    failures = 0;
    onConnected(true);
    if (event.type === 'text') {
      text = text.slice(0, event.from) + event.text;
      onText(text);
    } else {
      isOver = hasEnded(event.run);
      onRun(event.run);
    }
  };
  while (!isOver && !signal.aborted) {
    try {
      const input = { params: { id }, query: { from: text.length }, signal };
      const answer = await fetchAnswer(endpoints.followAiRun, input);
      for await (const event of readEvents(answer, signal)) take(event);
    } catch (error) {
      if (signal.aborted) return;
      if (isApiError(error) && !mayCome(error.status)) throw error;
    }
    if (isOver || signal.aborted) return;
    onConnected(false);
    await pause(Math.min(longestWait, 500 * 2 ** failures++), signal);
  }
};

const mayCome = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/** The JSON of each `data:` line; ends early, without a throw, where the connection is silent for too long. */
async function* readEvents({ body }: Response, signal: AbortSignal): AsyncGenerator<RunEvent> {
  const reader = body!.getReader();
  const decoder = new TextDecoder();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  let rest = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    while (true) {
      timer = setTimeout(cancel, silence);
      const { done, value } = await reader.read();
      clearTimeout(timer);
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice(6));
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
