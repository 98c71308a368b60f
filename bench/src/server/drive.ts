import autocannon from 'autocannon';

export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly expected: string;
}

const connections = 20;
const seconds = 2;

/** Calls a target from a thread of its own for two seconds. Throws at any other answer. @returns answers a second. */
export const drive = async ({ url, headers, body, expected }: Target): Promise<number> => {
  const options = {
    url,
    headers,
    body,
    method: 'POST',
    connections,
    duration: seconds,
    workers: 1,
    expectBody: expected,
  };
  const { errors, timeouts, mismatches, non2xx, requests, duration } = await autocannon(options);
  if (errors + timeouts + mismatches + non2xx > 0) {
    throw new Error(
      `${url}: ${errors} errors, ${timeouts} time-outs, ${mismatches} other answers, ${non2xx} refusals.`,
    );
  }
  return requests.total / duration;
};
