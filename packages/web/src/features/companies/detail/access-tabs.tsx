import { endpoints } from 'virtual:endpoints';
import { Button } from '@mantine/core';
import type { AiChatType } from '@soundings/contract/assistants/assistant-choices';
import { aiChatTypes } from '@soundings/contract/assistants/assistant-choices';
import type { Assistant } from '@soundings/contract/assistants/assistants';
import type { Company } from '@soundings/contract/companies/companies';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { formatNumber } from '#/lib/format.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import { useUnsavedChanges } from '#/ui/form/unsaved-changes.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import type { PagedSource } from '#/ui/list/paged-source.ts';
import { useFixedSource, usePagedSource } from '#/ui/list/paged-source.ts';
import type { PickerItem } from '#/ui/list/picker-row.tsx';
import { TransferLists } from '#/ui/list/transfer-lists.tsx';
import { assignedAfter } from '#/ui/list/transfer-moves.ts';
import { companyAssistantPages, companyChanges } from '../companies.api.ts';
import { openTab } from '../detail-search.ts';

interface AccessCardProps<T, K extends string> {
  title: string;
  lead: ReactNode;
  inactive: PagedSource<T>;
  active: PagedSource<T>;
  keyOf: (item: T) => K;
  itemOf: (item: T) => PickerItem;
  current: readonly K[];
  save: (keys: K[]) => Promise<unknown>;
  saved: string;
  failed: string;
  inactiveEmpty: string;
  activeEmpty: string;
}

function AccessCard<T, K extends string>(props: AccessCardProps<T, K>) {
  const { t } = useTranslation();
  const { title, lead, inactive, active, keyOf: chatKey, itemOf, current, saved, failed } = props;
  const [moves, setMoves] = useState<{ added: T[]; removed: T[] }>({ added: [], removed: [] });
  const count = moves.added.length + moves.removed.length;
  const unsaved = useUnsavedChanges(
    count > 0,
    (from, to) => from.pathname !== to.pathname || openTab(from.search) !== openTab(to.search),
  );
  const discard = () => setMoves({ added: [], removed: [] });
  const save = useAction({
    refreshes: companyChanges,
    call: ({ added, removed }: typeof moves) =>
      props.save(assignedAfter(current, { added: added.map(chatKey), removed: removed.map(chatKey) })),
    done: () => ({ title: saved }),
    failed: () => failed,
    onDone: discard,
  });
  return (
    <Card
      title={title}
      meta={lead}
      footer={
        <div className={layout.dialogFoot}>
          <span aria-live="polite">
            {count === 0 ? t('companies.nothingChanged') : t('companies.changes', { count, n: formatNumber(count) })}
          </span>
          <Button disabled={count === 0 || save.isPending} onClick={discard}>
            {t('companies.discard')}
          </Button>
          <Button variant="filled" disabled={count === 0} loading={save.isPending} onClick={() => save.mutate(moves)}>
            {t('companies.save')}
          </Button>
        </div>
      }
    >
      <TransferLists
        isBare
        inactiveTitle={t('companies.inactive')}
        activeTitle={t('companies.active')}
        inactive={inactive}
        active={active}
        itemOf={itemOf}
        added={moves.added}
        removed={moves.removed}
        onChange={setMoves}
        inactiveEmpty={props.inactiveEmpty}
        activeEmpty={props.activeEmpty}
      />
      {unsaved}
    </Card>
  );
}

const chatKey = (chat: AiChatType) => chat;

export function AiChatsTab({ company }: { company: Pick<Company, 'id' | 'aiChatTypes'> }) {
  const { t } = useTranslation();
  const chatName = (chat: AiChatType) => t(`companyForm.aiChat_${chat}`);
  const inactive = useFixedSource({
    items: aiChatTypes.filter((chat) => !company.aiChatTypes.includes(chat)),
    keyOf: chatKey,
    nameOf: chatName,
  });
  const active = useFixedSource({ items: company.aiChatTypes, keyOf: chatKey, nameOf: chatName });
  return (
    <AccessCard
      title={t('companies.tab_aiChats')}
      lead={t('companies.aiChatsLead')}
      inactive={inactive}
      active={active}
      keyOf={chatKey}
      itemOf={(chat) => ({ name: chatName(chat) })}
      current={company.aiChatTypes}
      save={(chats) => call(endpoints.setCompanyAiChats, { params: { id: company.id }, body: { aiChatTypes: chats } })}
      saved={t('companies.aiChatsHaveBeenSaved')}
      failed={t('companies.couldntSaveAiChats')}
      inactiveEmpty={t('companies.allAiChatsActive')}
      activeEmpty={t('companies.noAiChatsActive')}
    />
  );
}

type Access = Pick<Company, 'id' | 'assistants'>;

export function AssistantsTab({ company }: { company: Access }) {
  const { t } = useTranslation();
  const inactive = usePagedSource(companyAssistantPages(company.id, false));
  const active = usePagedSource(companyAssistantPages(company.id, true));
  return (
    <AccessCard
      title={t('companies.tab_assistants')}
      lead={t('companies.assistantsLead')}
      inactive={inactive}
      active={active}
      keyOf={({ id }: Assistant) => id}
      itemOf={({ name, type }) => ({ name, tag: t(`companyForm.assistantType_${type}`) })}
      current={company.assistants.map(({ id }) => id)}
      save={(assistantIds) =>
        call(endpoints.setCompanyAssistants, { params: { id: company.id }, body: { assistantIds } })
      }
      saved={t('companies.assistantsHaveBeenSaved')}
      failed={t('companies.couldntSaveAssistants')}
      inactiveEmpty={company.assistants.length === 0 ? t('companies.noAssistants') : t('companies.allAssistantsActive')}
      activeEmpty={t('companies.noAssistantsActive')}
    />
  );
}
