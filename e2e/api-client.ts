import { admin } from './server.ts';

/** Signs in over the API, as a program would, and calls with the bearer token. Throws on anything but success. */
export const createClient = async (url: string, user = admin) => {
  const send = async (path: string, body: BodyInit, headers: Record<string, string>) => {
    const reply = await fetch(`${url}${path}`, { method: 'POST', body, headers });
    // biome-ignore lint/suspicious/noExplicitAny: the callers look into answers of every shape
    const answer = (await reply.json()) as any;
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const json = { 'content-type': 'application/json' };
  const { uuid, code } = await send('/api/auth/login', JSON.stringify(user), json);
  const given = { username: user.username, uuid, otp: code };
  const { accessToken } = await send('/api/auth/confirm', JSON.stringify(given), json);
  const authorization = `Bearer ${accessToken.token}`;
  return {
    post: (path: string, body: object) => send(path, JSON.stringify(body), { ...json, authorization }),
    upload: (path: string, fileName: string, content: string) => {
      const form = new FormData();
      form.append('file', new Blob([content]), fileName);
      return send(path, form, { authorization });
    },
  };
};
