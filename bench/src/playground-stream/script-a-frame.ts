interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** What the thread worked of it, in microseconds: without what others took of the processor. */
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
}

const isScript = ({ name }: TraceEvent): boolean =>
  ['FunctionCall', 'RunMicrotasks', 'EvaluateScript', 'v8.run', 'FireAnimationFrame', 'TimerFire'].includes(name);

/** Milliseconds of script between one frame of the page and the next, of a trace that Chromium wrote. */
export const scriptAFrame = (trace: Buffer): number[] => {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const frames = traceEvents.filter(({ name }) => name === 'BeginMainThreadFrame');
  const threads = Map.groupBy(frames, ({ pid, tid }) => `${pid} ${tid}`);
  // The page is the thread with most frames.
  const [main] = [...threads].toSorted(([, one], [, other]) => other.length - one.length);
  if (!main) return [];
  const [thread, ofPage] = main;
  const starts = ofPage.map(({ ts }) => ts).toSorted((a, b) => a - b);
  const scripts = traceEvents
    .filter((event) => `${event.pid} ${event.tid}` === thread && event.ph === 'X' && isScript(event))
    .toSorted((one, other) => one.ts - other.ts);
  const sums = new Array<number>(starts.length + 1).fill(0);
  let frame = 0;
  let end = 0;
  for (const { ts, dur = 0, tdur = dur } of scripts) {
    // Within another one: counted with it.
    if (ts < end) continue;
    end = ts + dur;
    while (frame < starts.length && starts[frame]! <= ts) frame++;
    sums[frame]! += tdur / 1000;
  }
  return sums;
};
