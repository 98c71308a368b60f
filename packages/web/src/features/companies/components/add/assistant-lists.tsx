import type { Assistant } from '@soundings/contract/assistants/assistants';
import { useTranslation } from 'react-i18next';
import { TransferLists } from '#/ui/transfer-lists.tsx';
import { useFixedSource } from '#/ui/use-fixed-source.ts';
import { usePagedSource } from '#/ui/use-paged-source.ts';
import { searchAssistants } from '../../api/search-assistants.ts';
import type { CompanyForm } from './use-add-company.ts';

const keyOf = ({ id }: Assistant) => id;
const nameOf = ({ name }: Assistant) => name;

/** Which assistants the company may use. */
export function AssistantLists({ form }: { form: CompanyForm }) {
  const { t } = useTranslation();
  const inactive = usePagedSource<Assistant>({
    key: ['assistants', 'to-assign'],
    load: ({ page, size, query, signal }) =>
      searchAssistants({ query: { page, size }, body: { query: query ?? null }, signal }),
    keyOf,
  });
  const active = useFixedSource<Assistant>({ items: [], keyOf, nameOf });
  return (
    <TransferLists
      isDraft
      inactiveTitle={t('companyForm.assistantsAvailable')}
      activeTitle={t('companyForm.assistantsGiven')}
      inactiveEmpty={t('companyForm.noAssistants')}
      activeEmpty={t('companyForm.noAssistantsGiven')}
      inactive={inactive}
      active={active}
      itemOf={({ name, type }) => ({ name, tag: t(`companyForm.assistantType_${type}`) })}
      added={form.values.assistants}
      removed={[]}
      onChange={({ added }) => form.setFieldValue('assistants', added)}
    />
  );
}
