import type { SandboxAnswer, VendorErrors } from '../sandbox-vendor.ts';

interface GraphError {
  readonly message: string;
  readonly type: string;
  readonly code: number;
  readonly error_subcode?: number;
  readonly is_transient?: boolean;
}

export const graphError = (status: number, error: GraphError): SandboxAnswer => ({
  status,
  body: { error: { ...error, fbtrace_id: 'A0sandbox0trace' } },
});

const limited = (seconds: number): SandboxAnswer => {
  const use = { type: 'pages', call_count: 100, estimated_time_to_regain_access: Math.ceil(seconds / 60) };
  return {
    ...graphError(403, { message: '(#4) Application request limit reached', type: 'OAuthException', code: 4 }),
    headers: { 'x-business-use-case-usage': JSON.stringify({ '1234567890': [use] }) },
  };
};

/** What Facebook and Instagram have in common. */
export const graphErrors: Omit<VendorErrors, 'gone' | 'private'> = {
  expired: graphError(401, {
    message: 'Error validating access token: Session has expired.',
    type: 'OAuthException',
    code: 190,
    error_subcode: 463,
  }),
  quota: limited(24 * 3600),
  failed: graphError(500, {
    message: 'An unexpected error has occurred. Please retry your request later.',
    type: 'OAuthException',
    code: 2,
    is_transient: true,
  }),
  limited,
};

/** Graph writes times without a colon in their zone. */
export const graphTime = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, '+0000');
