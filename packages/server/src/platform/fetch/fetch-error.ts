export type FetchFailure =
  | 'invalidAddress'
  | 'refusedAddress'
  | 'tooManyRedirects'
  | 'tooLarge'
  | 'timeout'
  | 'unreachable'
  | 'badCertificate'
  | 'badAnswer'
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

const byCode: readonly (readonly [RegExp, FetchFailure])[] = [
  [/^(UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT|ETIMEDOUT)$/, 'timeout'],
  [/^(UND_ERR_HEADERS_OVERFLOW|HPE_HEADER_OVERFLOW|UND_ERR_RES_EXCEEDED_MAX_SIZE)$/, 'tooLarge'],
  [/CERT|^DEPTH_ZERO|^UNABLE_TO_VERIFY|^ERR_TLS|^HOSTNAME_MISMATCH/, 'badCertificate'],
  [/^(HPE_|Z_|ERR_SSL|EPROTO|ERR_ZLIB|ERR__ERROR_FORMAT|ERR_BROTLI|ERR_ZSTD|UND_ERR_RES)/, 'badAnswer'],
  [/^(ENOTFOUND|EAI_|ECONN|EHOST|ENET|EADDR|EPIPE|UND_ERR_SOCKET)/, 'unreachable'],
];

export const explainFailure = (error: unknown): FetchError => {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) {
    if (at instanceof FetchError) return at;
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    const reason = byCode.find(([pattern]) => pattern.test(code))?.[1];
    if (reason) return new FetchError(reason, { cause: error });
  }
  return new FetchError('badAnswer', { cause: error });
};
