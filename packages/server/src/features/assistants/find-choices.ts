import { companyRoles } from '@soundings/contract/access/user-choices';
import { type AiChatType, aiChatTypes } from '@soundings/contract/assistants/assistant-choices';
import type { Database } from '#/platform/db/database.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { findAiChats, findAssistantsOf, findWholeAssistant } from './assistants.store.ts';

type Chooser = Pick<Caller, 'role' | 'companyId'>;

const isOfCompany = ({ role }: Chooser): boolean => (companyRoles as readonly string[]).includes(role);

/** All types for staff, those of their company for its people; a role of a company without one has none. */
export const findAiChatsFor = async (db: Database, caller: Chooser): Promise<AiChatType[]> => {
  if (caller.companyId === null) return isOfCompany(caller) ? [] : [...aiChatTypes];
  const given = await findAiChats(db, caller.companyId);
  return aiChatTypes.filter((type) => given.has(type));
};

export const findAssistantsFor = async (db: Database, caller: Chooser) =>
  caller.companyId === null && isOfCompany(caller) ? [] : findAssistantsOf(db, caller.companyId);

export const findAssistantFor = async (db: Database, caller: Chooser, id: string) =>
  caller.companyId === null && isOfCompany(caller) ? null : findWholeAssistant(db, id, caller.companyId);
