import { type AiChatType, aiChatTypes } from '@soundings/contract/assistants/assistant-choices';
import type { Company } from '@soundings/contract/companies/companies';
import { useTranslation } from 'react-i18next';
import { useFixedSource } from '#/ui/use-fixed-source.ts';
import { setAiChats } from '../../api/set-ai-chats.ts';
import { AccessCard } from './access-card.tsx';

const keyOf = (chat: AiChatType) => chat;

/** The AI chats that a customer may use. */
export function AiChatsTab({ company }: { company: Pick<Company, 'id' | 'aiChatTypes'> }) {
  const { t } = useTranslation();
  const nameOf = (chat: AiChatType) => t(`companyForm.aiChat_${chat}`);
  const inactive = useFixedSource({
    items: aiChatTypes.filter((chat) => !company.aiChatTypes.includes(chat)),
    keyOf,
    nameOf,
  });
  const active = useFixedSource({ items: company.aiChatTypes, keyOf, nameOf });
  return (
    <AccessCard
      title={t('companies.tab_aiChats')}
      lead={t('companies.aiChatsLead')}
      inactive={inactive}
      active={active}
      keyOf={keyOf}
      itemOf={(chat) => ({ name: nameOf(chat) })}
      current={company.aiChatTypes}
      save={(chats) => setAiChats({ params: { id: company.id }, body: { aiChatTypes: chats } })}
      saved={t('companies.aiChatsHaveBeenSaved')}
      failed={t('companies.couldntSaveAiChats')}
      inactiveEmpty={t('companies.allAiChatsActive')}
      activeEmpty={t('companies.noAiChatsActive')}
    />
  );
}
