import type { createApp } from '#/app.ts';
import type { Mail } from '#/platform/mail/mailer.ts';

type App = Awaited<ReturnType<typeof createApp>>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
  readonly headers: Record<string, unknown>;
  readonly cookies: { name: string; value: string; [key: string]: unknown }[];
}

/** The six digits in the last mail to an address. */
export const codeIn = (mails: readonly Mail[], to: string): string => {
  const mail = mails.findLast((candidate) => candidate.to === to && /^\d{6}$/m.test(candidate.text));
  if (!mail) throw new Error(`no code was mailed to ${to}`);
  return /^\d{6}$/m.exec(mail.text)![0];
};

/** Calls the application as a browser would: it keeps cookies and sends them back. */
export const createBrowser = (app: App, user: { id: string; username: string }) => {
  const jar = new Map<string, string>();

  const call = async (
    method: Method,
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> => {
    const reply = await app.inject({
      method,
      url,
      headers,
      cookies: Object.fromEntries(jar),
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const isJson = String(reply.headers['content-type'] ?? '').includes('json');
    return {
      status: reply.statusCode,
      body: isJson && reply.body ? reply.json() : reply.body,
      headers: reply.headers,
      cookies: reply.cookies as Reply['cookies'],
    };
  };

  return {
    ...user,
    jar,
    call,
    get: (url: string, headers?: Record<string, string>) => call('GET', url, undefined, headers),
    post: (url: string, payload: unknown = {}, headers?: Record<string, string>) => call('POST', url, payload, headers),
    delete: (url: string) => call('DELETE', url),
    signIn: async (mails: readonly Mail[], password: string, rememberMe = false): Promise<Reply> => {
      const { username } = user;
      const login = await call('POST', '/api/auth/login', { username, password, rememberMe });
      return call('POST', '/api/auth/confirm', { username, uuid: login.body.uuid, otp: codeIn(mails, username) });
    },
  };
};

export type Browser = ReturnType<typeof createBrowser>;
