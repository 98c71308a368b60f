import type { Fault, Identity } from './identity.ts';
import type { InventedAccount, InventedPost } from './invented-account.ts';

export interface SandboxRequest {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly header: (name: string) => string;
  readonly body: unknown;
}

export interface SandboxAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Subject {
  readonly identity: Identity;
  readonly fault: Fault | null;
  readonly handle: string;
  readonly invented: InventedAccount;
  readonly now: Date;
  posts(): Iterable<InventedPost>;
}

export interface VendorErrors {
  readonly gone: (request: SandboxRequest) => SandboxAnswer;
  readonly private: SandboxAnswer;
  readonly expired: SandboxAnswer;
  readonly quota: SandboxAnswer;
  readonly failed: SandboxAnswer;
  readonly limited: (seconds: number, now: Date) => SandboxAnswer;
}

export interface SandboxVendor {
  readonly isLetIn: (request: SandboxRequest) => boolean;
  readonly handleIn: (request: SandboxRequest) => string | null;
  readonly isLaterPage: (request: SandboxRequest) => boolean;
  readonly errors: VendorErrors;
  readonly answer: (request: SandboxRequest, subject: Subject) => SandboxAnswer | null;
  readonly answerNobody?: (request: SandboxRequest) => SandboxAnswer | null;
}

export const sandboxSecret = 'demo';

export const fine = (body: unknown): SandboxAnswer => ({ status: 200, body });

export const hasBearer = ({ header }: SandboxRequest): boolean => header('authorization') === `Bearer ${sandboxSecret}`;

export const cutPage = <T>(all: Iterable<T>, cursor: string | null | undefined, limit: number) => {
  const start = cursor ? Number(Buffer.from(cursor, 'base64url').toString()) : 0;
  const page: T[] = [];
  let at = 0;
  for (const each of all) {
    if (at >= start + limit) {
      return { page, next: Buffer.from(String(start + limit)).toString('base64url') };
    }
    if (at >= start) page.push(each);
    at += 1;
  }
  return { page, next: undefined };
};
