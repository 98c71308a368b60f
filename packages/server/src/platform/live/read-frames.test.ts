import { describe, expect, it } from 'vitest';
import { createFrameReader, liveLimits } from './stomp-frames.ts';

const reading = () => {
  const read = createFrameReader();
  return (text: string) => [...read(Buffer.from(text))].map(({ command, headers }) => [command, ...headers]);
};

describe('reading frames', () => {
  it('gives the same whichever way the bytes are cut', () => {
    const text = '\n\r\nSUBSCRIBE\r\nid:ä\\c1\r\nid:2\n\n\0\n\n\nDISCONNECT\n\n\0\r\n';
    const expected = [['SUBSCRIBE', ['id', 'ä:1']], ['DISCONNECT']];
    expect(reading()(text)).toEqual(expected);
    const bytes = Buffer.from(text);
    for (let size = 1; size < bytes.length; size += 1) {
      const read = createFrameReader();
      const frames = [];
      for (let at = 0; at < bytes.length; at += size) frames.push(...read(bytes.subarray(at, at + size)));
      expect(frames.map(({ command, headers }) => [command, ...headers])).toEqual(expected);
    }
  });

  it('unescapes each escape once, and none in CONNECT', () => {
    expect(reading()('SUBSCRIBE\nid:\\\\n\\n\\r\\c\n\n\0')).toEqual([['SUBSCRIBE', ['id', '\\n\n\r:']]]);
    expect(reading()('CONNECT\npassword: a\\n:b \n\n\0')).toEqual([['CONNECT', ['password', ' a\\n:b ']]]);
  });

  it('takes a frame of 64 KiB and refuses one byte more, whole or in pieces', () => {
    const ofSize = (bytes: number) => `SUBSCRIBE\nid:${'x'.repeat(bytes - 'SUBSCRIBE\nid:\n\n\0'.length)}\n\n\0`;
    const tooLarge = expect.objectContaining({ code: 'payloadTooLarge' });
    expect(reading()(ofSize(liveLimits.frameBytes))).toHaveLength(1);
    expect(() => reading()(ofSize(liveLimits.frameBytes + 1))).toThrow(tooLarge);
    const read = reading();
    expect(read(ofSize(liveLimits.frameBytes).repeat(3))).toHaveLength(3);
    read(ofSize(liveLimits.frameBytes + 1).slice(0, -2));
    expect(() => read('\n\0')).toThrow(tooLarge);
  });

  it('is not used up by heart-beats, however many come', () => {
    const read = reading();
    for (let times = 0; times < 5; times += 1) expect(read('\r\n'.repeat(liveLimits.frameBytes / 2))).toEqual([]);
    expect(read('DISCONNECT\n\n\0')).toEqual([['DISCONNECT']]);
  });
});
