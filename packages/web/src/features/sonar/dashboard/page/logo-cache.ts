import type { CalculationRow } from '@soundings/contract/sonar/scores';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { DashboardApi } from '../dashboard.api.ts';

type Logo = Pick<CalculationRow, 'initDataId' | 'companyLogo'>;

export function useLogos({ logo }: DashboardApi): (brand: Logo) => string | null {
  const [cache] = useState(() => createLogoCache('read' in logo ? logo.read : null));
  const version = useSyncExternalStore(cache.subscribe, cache.version);
  useEffect(() => cache.open(), [cache]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that has come is another answer
  return useCallback(
    ({ initDataId, companyLogo }: Logo) => {
      if (companyLogo === null) return null;
      return 'address' in logo ? logo.address(initDataId, companyLogo) : cache.find(initDataId, companyLogo);
    },
    [logo, cache, version],
  );
}

/** The specification's limit of cached images. */
const most = 100;
const restedMs = 2000;
const atOnce = 4;

type Read = (id: string, signal: AbortSignal) => Promise<Blob>;
/** `address` is null while loading and after a failure. */
interface Kept {
  address: string | null;
  askedAt: number;
}

export const createLogoCache = (read: Read | null, now: () => number = () => performance.now()) => {
  const kept = new Map<string, Kept>();
  const waiting: { key: string; id: string }[] = [];
  const listeners = new Set<() => void>();
  let version = 0;
  let reading = 0;
  let ended = new AbortController();

  const drop = (key: string) => {
    const address = kept.get(key)?.address;
    if (address) URL.revokeObjectURL(address);
    kept.delete(key);
  };
  const makeRoom = (): boolean => {
    if (kept.size < most) return true;
    const [oldest] = [...kept].sort(([, one], [, other]) => one.askedAt - other.askedAt);
    if (oldest === undefined || now() - oldest[1].askedAt < restedMs) return false;
    drop(oldest[0]);
    return true;
  };
  const bring = async (key: string, id: string) => {
    const { signal } = ended;
    const picture = await read?.(id, signal).catch(() => null);
    const place = kept.get(key);
    if (signal.aborted || !picture || place === undefined) return;
    place.address = URL.createObjectURL(picture);
    version += 1;
    for (const listener of listeners) listener();
  };
  const work = async () => {
    if (reading >= atOnce) return;
    reading += 1;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await bring(next.key, next.id);
    reading -= 1;
  };

  return {
    find: (id: string, picture: string): string | null => {
      const key = `${id} ${picture}`;
      const place = kept.get(key);
      if (place !== undefined) {
        place.askedAt = now();
        return place.address;
      }
      if (read === null || !makeRoom()) return null;
      kept.set(key, { address: null, askedAt: now() });
      waiting.push({ key, id });
      void work();
      return null;
    },
    version: () => version,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** @returns what closes it: nothing more is read, and no address holds a picture. */
    open: () => {
      ended = new AbortController();
      return () => {
        ended.abort();
        waiting.length = 0;
        for (const key of [...kept.keys()]) drop(key);
      };
    },
  };
};
