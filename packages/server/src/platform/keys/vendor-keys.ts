import { AppError } from '#/platform/http/app-error.ts';
import { type Keys, unseal } from './keys.ts';

/**
 * What is open of a vendor's stored key. With another application secret nothing stored can be read: the vendor is asked
 * without, and says so.
 */
export const unsealVendorKey = ({ sourceSecret }: Keys, sealed: string, context: string): string => {
  try {
    return unseal(sourceSecret, sealed, context);
  } catch {
    return 'unreadable';
  }
};

export const preferEnvironment = <Name, Row, Account>(
  names: readonly Name[],
  {
    fromEnvironment,
    stored,
    fromRow,
  }: {
    readonly fromEnvironment: (name: Name) => Account | null;
    readonly stored: ReadonlyMap<Name, Row>;
    readonly fromRow: (row: Row) => Account | null;
  },
): ReadonlyMap<Name, Account> => {
  const found = names.flatMap((name): [Name, Account][] => {
    const row = stored.get(name);
    const account = fromEnvironment(name) ?? (row ? fromRow(row) : null);
    return account ? [[name, account]] : [];
  });
  return new Map(found);
};

/**
 * How the check of a key ended, `late` where the vendor took longer than `maxMs`. Throws requestCancelled where whoever
 * asked is gone.
 */
export const checkShortly = async <Outcome>(
  ask: (signal: AbortSignal) => Promise<Outcome>,
  { cancelled, maxMs, late }: { readonly cancelled: AbortSignal; readonly maxMs: number; readonly late: Outcome },
): Promise<Outcome> => {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(maxMs)]);
  try {
    return await ask(signal);
  } catch (error) {
    if (cancelled.aborted) throw new AppError('requestCancelled');
    if (signal.aborted) return late;
    throw error;
  }
};
