import { type ErrorCode, errors, projectMessages } from '@soundings/contract/errors';
import { FrameImpl, type IRawFrameType, Parser } from '@stomp/stompjs';
import { isCallerGone, isUnavailable } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';

export interface ClientFrame {
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
}

const nul = Buffer.from([0]);
const isLineEnd = (byte: number | undefined): boolean => byte === 10 || byte === 13;

const toFrame = ({ command, headers, binaryBody }: IRawFrameType): ClientFrame => {
  if (binaryBody?.length) throw new AppError('invalidRequest');
  return { command: command!, headers: readHeaders(command!, headers as [string, string][]) };
};

/**
 * Reads the messages of one WebSocket as frames: several may come in one, and one in several. Line ends between frames
 * are heart-beats. The parser refuses nothing, so what is too large or malformed is found here: as no frame that clients
 * may send has a body, every NUL ends one and nothing else does.
 * Throws payloadTooLarge and invalidRequest; after that nothing more can be read.
 */
export const createFrameReader = () => {
  let bytes = 0;
  let raw: IRawFrameType | null = null;
  const parser = new Parser(
    (frame) => {
      raw = frame;
    },
    () => undefined,
  );

  const count = (more: number): void => {
    bytes += more;
    if (bytes > liveLimits.frameBytes) throw new AppError('payloadTooLarge');
  };

  const finish = (): ClientFrame => {
    parser.parseChunk(nul as unknown as ArrayBuffer);
    if (!raw) throw new AppError('invalidRequest');
    const frame = toFrame(raw);
    raw = null;
    bytes = 0;
    return frame;
  };

  return function* (data: Buffer): Generator<ClientFrame> {
    for (let at = 0; at < data.length; ) {
      if (bytes === 0 && isLineEnd(data[at])) {
        at += 1;
        continue;
      }
      const end = data.indexOf(0, at);
      const part = data.subarray(at, end < 0 ? data.length : end);
      count(part.length + (end < 0 ? 0 : 1));
      parser.parseChunk(part as unknown as ArrayBuffer);
      if (raw) throw new AppError('invalidRequest');
      if (end < 0) return;
      yield finish();
      at = end + 1;
    }
  };
};

const escapes: Record<string, string> = { '\\r': '\r', '\\n': '\n', '\\c': ':', '\\\\': '\\' };

const unescapeHeader = (text: string): string =>
  text.replaceAll(/\\.?/gs, (escaped) => {
    const plain = escapes[escaped];
    if (plain === undefined) throw new AppError('invalidRequest');
    return plain;
  });

/**
 * The headers of a frame by name; of a repeated one the first counts. STOMP 1.2 escapes all frames but CONNECT.
 * Throws invalidRequest for more than 100, for lines that are none, and for unknown escapes.
 */
const readHeaders = (command: string, lines: readonly (readonly [string, string])[]): ReadonlyMap<string, string> => {
  if (lines.length > liveLimits.headers) throw new AppError('invalidRequest');
  const read = command === 'CONNECT' || command === 'STOMP' ? (text: string) => text : unescapeHeader;
  const headers = new Map<string, string>();
  for (const [name, value] of lines) {
    // A line without a colon runs into the next one.
    if (name === '' || name.includes('\n')) throw new AppError('invalidRequest');
    const key = read(name);
    if (!headers.has(key)) headers.set(key, read(value));
  }
  return headers;
};

type ServerCommand = 'CONNECTED' | 'MESSAGE' | 'RECEIPT' | 'ERROR';

/** A STOMP 1.2 frame, escaped where its kind is, as the bytes of a text message. */
export const writeFrame = (command: ServerCommand, headers: Record<string, string>, body = ''): Buffer =>
  Buffer.from(FrameImpl.marshall({ command, headers, body, escapeHeaderValues: true }) as string);

export const liveErrorCode = (error: unknown): ErrorCode => {
  if (error instanceof AppError) return error.code;
  if (isCallerGone(error)) return 'unauthorized';
  return isUnavailable(error) ? 'serviceUnavailable' : 'somethingWentWrong';
};

const sentences: Partial<Record<ErrorCode, string>> = projectMessages;

/**
 * `message` is one of our codes, the body its English sentence. `version` tells a client of an older protocol which one
 * is spoken here; `receipt` is what the refused frame had.
 */
export const errorFrame = (code: ErrorCode, receipt?: string): Buffer => {
  const answered = receipt === undefined ? {} : { 'receipt-id': receipt };
  const headers = { message: code, version: '1.2', 'content-type': 'text/plain', ...answered };
  return writeFrame('ERROR', headers, sentences[code] ?? errors[code].message);
};

export const liveLimits = {
  frameBytes: 64 * 1024,
  headers: 100,
  connectMs: 5000,
  subscriptions: 20,
  waitingFrames: 100,
  unreadBytes: 1024 * 1024,
  heartBeatMs: 10_000,
  closeMs: 2000,
} as const;
