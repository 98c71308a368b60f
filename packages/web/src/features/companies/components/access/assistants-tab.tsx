import type { Assistant } from '@soundings/contract/assistants/assistants';
import type { Company } from '@soundings/contract/companies/companies';
import { useTranslation } from 'react-i18next';
import type { PagedSource } from '#/ui/paged-source.ts';
import { usePagedSource } from '#/ui/use-paged-source.ts';
import { searchAssistants } from '../../api/search-assistants.ts';
import { setAssistants } from '../../api/set-assistants.ts';
import { AccessCard } from './access-card.tsx';

type Access = Pick<Company, 'id' | 'assistants'>;

const keyOf = (assistant: Assistant) => assistant.id;

const useAssistants = (id: string, assigned: boolean): PagedSource<Assistant> =>
  usePagedSource({
    key: ['companies', id, 'assistants', assigned],
    load: ({ signal, query, ...paging }) =>
      searchAssistants({
        query: { ...paging, sort: 'name' },
        body: { query: query ?? null, company: { id, assigned } },
        signal,
      }),
    keyOf,
  });

/** The assistants that a customer may use. */
export function AssistantsTab({ company }: { company: Access }) {
  const { t } = useTranslation();
  const inactive = useAssistants(company.id, false);
  const active = useAssistants(company.id, true);
  return (
    <AccessCard
      title={t('companies.tab_assistants')}
      lead={t('companies.assistantsLead')}
      inactive={inactive}
      active={active}
      keyOf={keyOf}
      itemOf={({ name, type }) => ({ name, tag: t(`companyForm.assistantType_${type}`) })}
      current={company.assistants.map(keyOf)}
      save={(assistantIds) => setAssistants({ params: { id: company.id }, body: { assistantIds } })}
      saved={t('companies.assistantsHaveBeenSaved')}
      failed={t('companies.couldntSaveAssistants')}
      inactiveEmpty={company.assistants.length === 0 ? t('companies.noAssistants') : t('companies.allAssistantsActive')}
      activeEmpty={t('companies.noAssistantsActive')}
    />
  );
}
