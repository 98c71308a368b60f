import type { AiChatType } from '@soundings/contract/assistants/assistant-choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TransferLists } from '#/ui/transfer-lists.tsx';
import { useFixedSource } from '#/ui/use-fixed-source.ts';
import { aiChatsQuery } from '../../api/ai-chats.ts';
import type { CompanyForm } from './use-add-company.ts';

const keyOf = (type: AiChatType) => type;

/** Which AI chats the company may use. */
export function AiChatLists({ form }: { form: CompanyForm }) {
  const { t } = useTranslation();
  const chats = useQuery(aiChatsQuery);
  const nameOf = (type: AiChatType) => t(`companyForm.aiChat_${type}`);
  const inactive = useFixedSource({ items: chats.data ?? [], keyOf, nameOf, query: chats });
  const active = useFixedSource<AiChatType>({ items: [], keyOf, nameOf });
  return (
    <TransferLists
      isDraft
      inactiveTitle={t('companyForm.aiChatsAvailable')}
      activeTitle={t('companyForm.aiChatsGiven')}
      inactiveEmpty={t('companyForm.noAiChats')}
      activeEmpty={t('companyForm.noAiChatsGiven')}
      inactive={inactive}
      active={active}
      itemOf={(type) => ({ name: nameOf(type) })}
      added={form.values.aiChats}
      removed={[]}
      onChange={({ added }) => form.setFieldValue('aiChats', added)}
    />
  );
}
