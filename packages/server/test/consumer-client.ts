import { openings } from '@soundings/contract/endpoints';
import type { SharedPart } from '@soundings/contract/projects/project-types';
import type { Browser, Reply } from './browser.ts';
import { infoOf } from './product-client.ts';

export const open = (
  browser: Browser,
  part: SharedPart,
  projectName: string,
  projectPassword: string,
): Promise<Reply> => browser.post(openings[part].path, { projectName, projectPassword });

/** Switches sharing on. @returns the project's passwords as its edit page shows them. */
export const share = async (admin: Browser, id: string) => {
  await admin.post(`/api/project/activate/sharing/${id}`);
  const { projectPassword, finalMessagesPassword } = await infoOf(admin, id);
  return { password: projectPassword as string, finalPassword: finalMessagesPassword as string };
};

/** A refusal without what differs from call to call. */
export const refusalOf = ({ status, body }: Reply) => {
  const { requestId, ...error } = body.error;
  return JSON.stringify({ status, error, hasId: typeof requestId === 'string' });
};
