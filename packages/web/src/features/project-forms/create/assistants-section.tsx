import type { Assistant } from '@soundings/contract/assistants/assistants';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { FormSection } from '#/ui/form-section.tsx';
import { AssistantGroup } from '../fields/assistant-group.tsx';

interface Props {
  value: readonly Assistant[];
  onChange: (value: Assistant[]) => void;
  error?: ReactNode;
}

/** GENIE and GENIE_GO: one group. */
export function AssistantsSection(props: Props) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('projectForm.assistants')} help={t('projectForm.assistantsHelp')}>
      <Card label={t('projectForm.assistants')}>
        <AssistantGroup isOnly path="assistants" title={t('projectForm.assistants')} {...props} />
      </Card>
    </FormSection>
  );
}
