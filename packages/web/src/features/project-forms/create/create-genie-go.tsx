import { endpoints } from 'virtual:endpoints';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { Card } from '#/ui/card.tsx';
import { FormSection } from '#/ui/form-section.tsx';
import { BriefingFields } from '../fields/briefing-fields.tsx';
import { emptyGenie, type GenieDraft, genieRequestOf, genieRules, required } from './genie-draft.ts';
import { GenieForm } from './genie-form.tsx';
import { useCreateProject } from './use-create-project.ts';

const requestOf = (draft: GenieDraft) => ({
  ...genieRequestOf(draft),
  description: draft.description.trim(),
  referenceMessages: draft.referenceMessages.trim(),
});

/** A new GENIE_GO project. */
export function CreateGenieGo() {
  const { t } = useTranslation();
  const form = useForm<GenieDraft>({
    initialValues: emptyGenie,
    validate: { ...genieRules, description: required, referenceMessages: required },
  });
  const creation = useCreateProject({
    form,
    fileType: 'GENIE_GO',
    send: (draft) => call(endpoints.createGenieGo, { body: requestOf(draft) }),
  });
  return (
    <GenieForm type="GENIE_GO" form={form} creation={creation}>
      <FormSection title={t('projectForm.briefing')} help={t('projectForm.briefingHelp')}>
        <Card label={t('projectForm.briefing')}>
          <BriefingFields
            description={form.getInputProps('description')}
            referenceMessages={form.getInputProps('referenceMessages')}
          />
        </Card>
      </FormSection>
    </GenieForm>
  );
}
