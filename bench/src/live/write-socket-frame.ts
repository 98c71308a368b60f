/** Of a frame (RFC 6455, 5.2). */
export const opcodes = { text: 1, close: 8, ping: 9, pong: 10 } as const;

/** A frame as a client sends it. The mask is zero: a server takes it off without a change. Throws at 64 KB and more. */
export const writeSocketFrame = (opcode: number, payload: Buffer): Buffer => {
  if (payload.length > 0xffff) throw new Error('a frame of this client has less than 64 KB');
  const { length } = payload;
  const head = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...head, 0, 0, 0, 0]), payload]);
};
