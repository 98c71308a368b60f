/** Why an address gave nothing. Callers keep it beside what they asked for. */
export type FetchFailure =
  /** Not an address of the web, or one that carries a user name. */
  | 'invalidAddress'
  /** An address of our own or a private network, or a port that is not the web's. */
  | 'refusedAddress'
  | 'tooManyRedirects'
  | 'tooLarge'
  | 'timeout'
  /** No such name, no connection, or one that broke. */
  | 'unreachable'
  | 'badCertificate'
  /** Something answered that does not speak HTTP properly. */
  | 'badAnswer'
  /** Any status but 2xx; `status` says which. */
  | 'badStatus';

export class FetchError extends Error {
  readonly reason: FetchFailure;
  readonly status: number | undefined;

  constructor(reason: FetchFailure, details: { status?: number; cause?: unknown } = {}) {
    super(reason, { cause: details.cause });
    this.name = 'FetchError';
    this.reason = reason;
    this.status = details.status;
  }
}
