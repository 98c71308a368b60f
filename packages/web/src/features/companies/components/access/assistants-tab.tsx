import { endpoints } from 'virtual:endpoints';
import type { Assistant } from '@soundings/contract/assistants';
import type { Company } from '@soundings/contract/companies';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { usePagedSource } from '#/ui/use-paged-source.ts';
import { companyAssistantPages } from '../../companies.api.ts';
import { AccessCard } from './access-card.tsx';

type Access = Pick<Company, 'id' | 'assistants'>;

/** The assistants that a customer may use. */
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
