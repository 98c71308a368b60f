/** The part of autocannon that is used; it brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    method: string;
    headers: Readonly<Record<string, string>>;
    body: string;
    connections: number;
    /** Seconds. */
    duration: number;
    workers: number;
    expectBody: string;
  }
  interface Result {
    errors: number;
    timeouts: number;
    mismatches: number;
    non2xx: number;
    duration: number;
    requests: { total: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
