/** Images that are kept at most; the one unused for longest goes first. */
const maxImages = 100;

export interface ImageCache {
  /** The address of an image in this browser. A failed load is tried again when it is asked for again. */
  load(id: string): Promise<string>;
}

export const createImageCache = (fetchImage: (id: string) => Promise<Blob>, max = maxImages): ImageCache => {
  const kept = new Map<string, Promise<string>>();
  const release = (id: string, address: Promise<string>): void => {
    kept.delete(id);
    address.then(URL.revokeObjectURL, () => undefined);
  };
  return {
    load: (id) => {
      const address = kept.get(id) ?? fetchImage(id).then((blob) => URL.createObjectURL(blob));
      kept.delete(id);
      kept.set(id, address);
      address.catch(() => kept.delete(id));
      for (const [oldest, its] of kept) {
        if (kept.size <= max) break;
        release(oldest, its);
      }
      return address;
    },
  };
};
