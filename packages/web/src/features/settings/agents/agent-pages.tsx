import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FormPage } from '#/ui/form/form-page.tsx';
import { BackLink } from '#/ui/layout/back-link.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import { EditPage } from '../edit/edit-page.tsx';
import { AgentForm } from './agent-form.tsx';
import { agentQuery } from './agents.api.ts';

function Back() {
  const { t } = useTranslation();
  return <BackLink to="/settings/id8">{t('agents.allAgents')}</BackLink>;
}

export function CreateAgent() {
  const { t } = useTranslation();
  return (
    <FormPage back={<Back />} tile={<TypeTile type="ID8" />} title={t('agents.newAgent')} lead={t('agents.createLead')}>
      <AgentForm />
    </FormPage>
  );
}

export function EditAgent({ id }: { id: string }) {
  const { t } = useTranslation();
  const agent = useQuery(agentQuery(id));
  return (
    <EditPage
      found={agent}
      back={<Back />}
      title={t('agents.editAgent')}
      failed={t('agents.couldntPullAgent')}
      missing={{
        title: t('agents.notFound'),
        text: t('settings.notFoundHelp'),
        link: (props) => <Link to="/settings/id8" {...props} />,
        linkText: t('agents.allAgents'),
      }}
    >
      {(found) => (
        <FormPage
          back={<Back />}
          tile={<TypeTile type="ID8" />}
          title={found.type === 'custom' ? t('agents.ownAgent') : found.name}
          task={t('agents.editAgent')}
          lead={t(found.type === 'custom' ? 'agents.ownLead' : 'agents.editLead')}
        >
          <AgentForm agent={found} />
        </FormPage>
      )}
    </EditPage>
  );
}
