import { type IRawFrameType, Parser } from '@stomp/stompjs';
import { AppError } from '#/platform/http/app-error.ts';
import { liveLimits } from './live-limits.ts';
import { readHeaders } from './read-headers.ts';

/** A frame of a client. None that is taken has a body. */
export interface ClientFrame {
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
}

const nul = Buffer.from([0]);
const isLineEnd = (byte: number | undefined): boolean => byte === 10 || byte === 13;

const frameOf = ({ command, headers, binaryBody }: IRawFrameType): ClientFrame => {
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
    const frame = frameOf(raw);
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
