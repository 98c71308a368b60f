import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The parts of a zip by their names, as text. */
export const readZip = async (content: Buffer): Promise<Map<string, string>> => {
  const file = await fromBufferPromise(content, { lazyEntries: true });
  const parts = new Map<string, string>();
  for await (const entry of file.eachEntry()) {
    const stream = await file.openReadStreamPromise(entry);
    parts.set(entry.fileName, (await buffer(stream)).toString());
  }
  return parts;
};
