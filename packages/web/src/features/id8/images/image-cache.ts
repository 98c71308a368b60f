/** Images kept at most; the least recently used goes first. */
const maxImages = 100;

export interface ImageCache {
  /**
   * The address of an image in this browser, no larger than `side` pixels unless that is null. A failed load is tried
   * again when it is asked for again.
   */
  load(id: string, side?: number | null): Promise<string>;
  loaded(id: string, side?: number | null): string | null;
}

export const createImageCache = (
  fetchImage: (id: string, side: number | null) => Promise<Blob>,
  max = maxImages,
): ImageCache => {
  const kept = new Map<string, Promise<string>>();
  const addresses = new Map<string, string>();
  const release = (key: string, address: Promise<string>): void => {
    kept.delete(key);
    addresses.delete(key);
    address.then(URL.revokeObjectURL, () => undefined);
  };
  return {
    load: (id, side = null) => {
      const key = keyOf(id, side);
      const address = kept.get(key) ?? fetchImage(id, side).then((blob) => URL.createObjectURL(blob));
      kept.delete(key);
      kept.set(key, address);
      address.then(
        (known) => kept.get(key) === address && addresses.set(key, known),
        () => kept.delete(key),
      );
      for (const [oldest, its] of kept) {
        if (kept.size <= max) break;
        release(oldest, its);
      }
      return address;
    },
    loaded: (id, side = null) => addresses.get(keyOf(id, side)) ?? null,
  };
};

const keyOf = (id: string, side: number | null): string => `${id} ${side ?? ''}`;
