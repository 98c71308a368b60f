import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FormPage } from '#/ui/form/form-page.tsx';
import { BackLink } from '#/ui/layout/back-link.tsx';
import { EditPage } from '../edit/edit-page.tsx';
import { AssistantForm } from './assistant-form.tsx';
import { assistantQuery } from './assistants.api.ts';

function Back() {
  const { t } = useTranslation();
  return <BackLink to="/settings/assistants">{t('assistants.allAssistants')}</BackLink>;
}

export function CreateAssistant() {
  const { t } = useTranslation();
  return (
    <FormPage back={<Back />} title={t('assistants.newAssistant')} lead={t('assistants.createLead')}>
      <AssistantForm />
    </FormPage>
  );
}

export function EditAssistant({ id }: { id: string }) {
  const { t } = useTranslation();
  const assistant = useQuery(assistantQuery(id));
  return (
    <EditPage
      found={assistant}
      back={<Back />}
      title={t('assistants.editAssistant')}
      failed={t('assistants.couldntPullOne')}
      missing={{
        title: t('assistants.notFound'),
        text: t('settings.notFoundHelp'),
        link: (props) => <Link to="/settings/assistants" {...props} />,
        linkText: t('assistants.allAssistants'),
      }}
    >
      {(found) => (
        <FormPage
          back={<Back />}
          title={found.name}
          task={t('assistants.editAssistant')}
          lead={t('assistants.editLead')}
        >
          <AssistantForm assistant={found} />
        </FormPage>
      )}
    </EditPage>
  );
}
