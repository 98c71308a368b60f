import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds of one act, until what it is for was painted, and how much of them the page's main thread worked. */
export interface Painted {
  readonly wall: number;
  readonly cpu: number;
}

/** Done to the first element of `target`: it is clicked, or the text is typed and Enter pressed. */
export interface Act {
  readonly target: string;
  readonly text?: string;
  /** An element that is there once it is done, and was not before. */
  readonly done: string;
}

/** In the page: acts, waits for the frame that has it, and for the one after. */
const act = ({ target, text, done }: Act) =>
  new Promise<number>((resolve, reject) => {
    const element = document.querySelector<HTMLElement>(target);
    if (!element) return reject(new Error(`There is no ${target}.`));
    if (document.querySelector(done)) return reject(new Error(`There is ${done} already.`));
    const start = performance.now();
    const look = () => {
      if (document.querySelector(done)) {
        // A task of its own after the frame: by then it was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
      } else if (performance.now() - start > 20_000) reject(new Error(`${done} did not come.`));
      else requestAnimationFrame(look);
    };
    if (text === undefined) element.click();
    else {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      set.call(element, text);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    }
    requestAnimationFrame(look);
  });

const taskSeconds = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value;
};

/** Acts as a person would, and times it until the next paint. Rests before, so that nothing else is under way. */
export const timeToPaint = async (page: Page, session: CDPSession, what: Act): Promise<Painted> => {
  await page.hover(what.target);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(150);
  const before = await taskSeconds(session);
  const wall = await page.evaluate(act, what);
  return { wall, cpu: 1000 * ((await taskSeconds(session)) - before) };
};
