import { mailedCode } from './mailed-code.ts';
import { admin } from './server.ts';

const json = { 'content-type': 'application/json' };

const send = async (address: string, body: BodyInit, headers: Record<string, string>) => {
  const reply = await fetch(address, { method: 'POST', body, headers });
  // biome-ignore lint/suspicious/noExplicitAny: the callers look into answers of every shape
  const answer = (await reply.json()) as any;
  if (!reply.ok) throw new Error(`${address}: ${reply.status} ${JSON.stringify(answer)}`);
  return answer;
};

/** Calls with a bearer token, as a program would. Throws on anything but success. */
export const createClientWith = (url: string, token: string) => {
  const authorization = `Bearer ${token}`;
  return {
    token,
    get: async (path: string) => {
      const reply = await fetch(`${url}${path}`, { headers: { authorization } });
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
      // biome-ignore lint/suspicious/noExplicitAny: the callers look into answers of every shape
      return (await reply.json()) as any;
    },
    post: (path: string, body: object) => send(`${url}${path}`, JSON.stringify(body), { ...json, authorization }),
    upload: (path: string, fileName: string, content: string) => {
      const form = new FormData();
      form.append('file', new Blob([content]), fileName);
      return send(`${url}${path}`, form, { authorization });
    },
  };
};

export const createClient = async (url: string, user = admin) => {
  const { uuid, code } = await send(`${url}/api/auth/login`, JSON.stringify(user), json);
  const given = { username: user.username, uuid, otp: code ?? mailedCode(url, user.username) };
  const { accessToken } = await send(`${url}/api/auth/confirm`, JSON.stringify(given), json);
  return createClientWith(url, accessToken.token as string);
};
