import { crawlReasonOf } from './crawl-failure.ts';
import { type ImageType, imageTypeOf } from './image-type.ts';
import type { Visitor } from './open-page.ts';

export interface Logo {
  readonly bytes: Uint8Array;
  readonly type: ImageType;
}

const maxBytes = 1024 * 1024;
const least = 64;

/** The first of some addresses that answers a picture of at most 1 MB. Throws only its signal's reason. */
export const fetchLogo = async (addresses: readonly string[], visitor: Visitor): Promise<Logo | null> => {
  for (const address of addresses) {
    try {
      const { bytes } = await visitor.politeness.visit(address, visitor);
      const type = imageTypeOf(bytes);
      if (type && bytes.length >= least && bytes.length <= maxBytes) return { bytes, type };
    } catch (error) {
      visitor.signal?.throwIfAborted();
      // Whatever the site's fault is: the next address may do.
      crawlReasonOf(error);
    }
  }
  return null;
};
