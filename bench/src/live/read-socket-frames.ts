/** A WebSocket frame as a server sends it: whole and unmasked (RFC 6455, 5.2). */
export interface SocketFrame {
  readonly opcode: number;
  readonly payload: Buffer;
}

const nothing = Buffer.alloc(0);

/** Where the payload of the frame at `from` begins and ends; null where its head has not arrived. Throws at 64 KB and more. */
const boundsAt = (bytes: Buffer, from: number): { begin: number; end: number } | null => {
  if (bytes.length < from + 2) return null;
  const short = bytes[from + 1]!;
  if (short < 126) return { begin: from + 2, end: from + 2 + short };
  if (short > 126) throw new Error('a frame is masked, or has 64 KB and more');
  if (bytes.length < from + 4) return null;
  return { begin: from + 4, end: from + 4 + bytes.readUInt16BE(from + 2) };
};

/**
 * Cuts what arrives into frames. It does as little as can be done, so that 500 listeners cost less than the server that
 * is measured; a client library would take as long as the server.
 */
export const createSocketReader = () => {
  let rest: Buffer = nothing;
  return (chunk: Buffer): SocketFrame[] => {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const frames: SocketFrame[] = [];
    let from = 0;
    for (;;) {
      const bounds = boundsAt(bytes, from);
      if (!bounds || bounds.end > bytes.length) break;
      if ((bytes[from]! & 0x80) === 0) throw new Error('a frame is only a part of a message');
      frames.push({ opcode: bytes[from]! & 0x0f, payload: bytes.subarray(bounds.begin, bounds.end) });
      from = bounds.end;
    }
    rest = from < bytes.length ? bytes.subarray(from) : nothing;
    return frames;
  };
};
