import { type Fault, faultIn, faults } from './fault.ts';
import { tenDigits } from './seeded.ts';

/** Whom a call is about: the same one whether it names a handle or the id that was answered for it. */
export interface Identity {
  /** Ten digits out of the handle: all that is invented of a brand follows from them. */
  readonly digits: string;
  readonly fault: Fault | null;
}

const ids = [/^990(\d{10})(\d\d)$/, /^U[CU]sandbox-(\d{10})(\d\d)$/];

/** Ids carry everything, so that a sandbox knows those of an earlier one. */
export const identityOf = (handleOrId: string): Identity => {
  for (const id of ids) {
    const [, digits, fault] = id.exec(handleOrId) ?? [];
    if (digits) return { digits, fault: faults[Number(fault) - 1] ?? null };
  }
  const bare = handleOrId.toLowerCase().replace(/^@/, '');
  return { digits: tenDigits(bare), fault: faultIn(bare) };
};

const tail = ({ digits, fault }: Identity): string =>
  digits + String(fault === null ? 0 : faults.indexOf(fault) + 1).padStart(2, '0');

export const numberOf = (identity: Identity): string => `990${tail(identity)}`;
export const channelOf = (identity: Identity): string => `UCsandbox-${tail(identity)}`;
export const uploadsOf = (identity: Identity): string => `UUsandbox-${tail(identity)}`;
