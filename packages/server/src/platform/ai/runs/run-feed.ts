import type { Database } from '#/platform/db/database.ts';
import type { Events } from '#/platform/events.ts';
import { findPartsFrom, findRuns, type RunPart } from './runs.store.ts';
import type { RunRow } from './runs.tables.ts';

export type RunNews =
  | { readonly type: 'text'; readonly from: number; readonly text: string }
  | { readonly type: 'state'; readonly run: RunRow };

type Waiting = Exclude<RunNews, { type: 'text' }> | { readonly type: 'text'; readonly from: number; text: string };

interface Viewer {
  readonly runId: string;
  position: number;
  state: RunRow['state'] | null;
  readonly news: Waiting[];
  wake(): void;
}

const ended: ReadonlySet<RunRow['state']> = new Set(['done', 'failed', 'stopped']);

/**
 * Brings what runs say to their viewers on this node. Of runs that another node has, an event says which have got on,
 * and one query reads what is new for all viewers here.
 */
export const createRunFeed = (db: Database, events: Events, node: string) => {
  const viewers = new Map<string, Set<Viewer>>();
  const due = new Set<string>();
  let isReading = false;

  const readDue = async (): Promise<void> => {
    while (due.size > 0) {
      const ids = [...due].filter((id) => viewers.has(id));
      due.clear();
      // The state first: text that is written later is told with the next event.
      const rows = await findRuns(db, ids);
      const parts = await findPartsFrom(db, new Map(ids.map((id) => [id, leastPosition(id)])));
      for (const part of parts) for (const viewer of viewers.get(part.runId) ?? []) tellText(viewer, part);
      for (const row of rows) for (const viewer of viewers.get(row.id) ?? []) tellState(viewer, row);
    }
    isReading = false;
  };
  const leastPosition = (id: string): number => Math.min(...[...viewers.get(id)!].map(({ position }) => position));

  /** A disturbed database is asked again by the next event, and by the clock. */
  const read = (ids: Iterable<string>): void => {
    for (const id of ids) if (viewers.has(id)) due.add(id);
    if (isReading) return;
    isReading = true;
    readDue().catch(() => {
      isReading = false;
    });
  };

  const unsubscribe = events.subscribe({
    onEvent: (event) => {
      if (event.kind === 'run-text' && event.node !== node) read(event.ids);
      if (event.kind === 'run-state') read(event.ids);
    },
    onGap: () => read(viewers.keys()),
  });
  const clock = setInterval(() => read(viewers.keys()), 5000).unref();

  async function* follow(runId: string, from: number, signal: AbortSignal): AsyncGenerator<RunNews, void> {
    let wake = (): void => undefined;
    const viewer: Viewer = { runId, position: from, state: null, news: [], wake: () => wake() };
    const group = viewers.get(runId) ?? new Set();
    viewers.set(runId, group.add(viewer));
    const onAbort = () => wake();
    signal.addEventListener('abort', onAbort);
    try {
      read([runId]);
      while (!signal.aborted) {
        for (const news of viewer.news.splice(0)) {
          yield news;
          if (news.type === 'state' && ended.has(news.run.state)) return;
        }
        if (viewer.news.length > 0 || signal.aborted) continue;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    } finally {
      signal.removeEventListener('abort', onAbort);
      group.delete(viewer);
      if (group.size === 0) viewers.delete(runId);
    }
  }

  return {
    follow,
    /** What a run of this node has said, once it is on record. Whoever has missed something before it reads. */
    tell: (part: RunPart): void => {
      const group = viewers.get(part.runId);
      if (!group) return;
      for (const viewer of group) tellText(viewer, part);
      if ([...group].some(({ position }) => position < part.position)) read([part.runId]);
    },
    close: (): void => {
      unsubscribe();
      clearInterval(clock);
    },
  };
};

const tellText = (viewer: Viewer, { position, text }: { position: number; text: string }): void => {
  const fresh = text.slice(Math.max(0, viewer.position - position));
  if (fresh === '' || position > viewer.position) return;
  const last = viewer.news.at(-1);
  // What waits for the viewer comes at once.
  if (last?.type === 'text') last.text += fresh;
  else viewer.news.push({ type: 'text', from: viewer.position, text: fresh });
  viewer.position += fresh.length;
  viewer.wake();
};

/** An end is told once all of the text is. */
const tellState = (viewer: Viewer, run: RunRow): void => {
  if (run.state === viewer.state || (ended.has(run.state) && viewer.position < run.length)) return;
  viewer.state = run.state;
  viewer.news.push({ type: 'state', run });
  viewer.wake();
};
