import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';

/** Whether someone signs in with this e-mail already. The search finds parts, so the answer is compared. */
export const isUsernameTaken = async (username: string): Promise<boolean> => {
  const { content } = await call(endpoints.searchUsers, { query: { query: username, size: 60, sort: 'username' } });
  return content.some((user) => user.username.toLowerCase() === username.toLowerCase());
};
