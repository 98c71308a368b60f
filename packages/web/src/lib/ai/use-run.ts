import { endpoints } from 'virtual:endpoints';
import type { AiRun } from '@soundings/contract/ai/ai-runs';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { followRun } from './follow-run.ts';

interface Followed {
  id: string | null;
  /** What the run has said so far; items are lines of JSON. */
  text: string;
  run: AiRun | null;
  isConnected: boolean;
  error: Error | null;
}

const nothingYet = (id: string | null): Followed => ({ id, text: '', run: null, isConnected: true, error: null });

/**
 * Follows a run by its id (null: none yet) until it has ended: `run.state` is then done, failed (with `run.reason`) or
 * stopped, and the text stays. Leaving the page ends the following, never the run.
 */
export function useRun(id: string | null) {
  const [followed, setFollowed] = useState(nothingYet(id));
  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    const change = (part: Partial<Followed>) => {
      if (!controller.signal.aborted) setFollowed((now) => ({ ...(now.id === id ? now : nothingYet(id)), ...part }));
    };
    // Words come faster than a screen shows them: they are shown once a frame, and all of them with each state.
    let said = '';
    let frame = 0;
    const show = () => {
      frame = 0;
      change({ text: said });
    };
    followRun({
      id,
      signal: controller.signal,
      onText: (text) => {
        said = text;
        if (frame === 0) frame = requestAnimationFrame(show);
      },
      onRun: (run) => change({ run, text: said }),
      onConnected: (isConnected) => change({ isConnected }),
    }).catch((error: Error) => change({ error }));
    return () => {
      cancelAnimationFrame(frame);
      controller.abort();
    };
  }, [id]);
  const stop = useCallback(async () => {
    if (id !== null) await call(endpoints.stopAiRun, { params: { id } });
  }, [id]);
  // Until it has said something, what is kept is another run's.
  const shown = followed.id === id ? followed : nothingYet(id);
  return { text: shown.text, run: shown.run, isConnected: shown.isConnected, error: shown.error, stop };
}
