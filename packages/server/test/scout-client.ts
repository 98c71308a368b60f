import type { BoardMessage } from '@soundings/contract/board/board';
import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import { addProduct } from './product-client.ts';
import type { TestApp } from './test-app.ts';

const sharePassword = 'Right-Password-12345';
export const finalPassword = 'Final-Password-12345';

/** A shared SCOUT project with its calls, as staff and as a consumer make them. */
export const openScout = async (app: TestApp, admin: Browser, name: string, by: Browser = admin) => {
  const id = await addProduct(admin, 'SCOUTV2', name);
  await admin.post(`/api/project/activate/sharing/${id}`);
  await admin.post(`/api/project/edit/share/${id}`, { projectPassword: sharePassword });
  const credentials = { projectName: name, projectPassword: sharePassword };
  const root = '/api/scout-v2';
  const visitor = app.browser();
  const shared = (path: string, request: object = {}, method: 'POST' | 'DELETE' = 'POST') =>
    visitor.call(method, `/api/consumer/scout/${path}`, { projectRequest: credentials, request });
  const search = async (request: object = {}, query = '', browser = by): Promise<BoardMessage[]> =>
    (await browser.post(`${root}/message/search?id=${id}${query}`, request)).body.content;
  const create = async (messages: readonly string[], browser = by): Promise<BoardMessage[]> =>
    (await browser.post(`${root}/message/create`, { projectId: id, messages })).body.content;
  /** Waits until nothing is written any more. */
  const written = async (): Promise<BoardMessage[]> => {
    const isBusy = async () => (await admin.get(`/api/project/status/is/processing?projectId=${id}`)).body;
    await expect.poll(isBusy).toBe(false);
    return search({}, '', admin);
  };
  const project = async () => (await by.get(`${root}/${id}`)).body;
  return { id, root, credentials, shared, search, create, written, project };
};

export const textsOf = (messages: readonly BoardMessage[]): string[] => messages.map(({ message }) => message);
