import { useTranslation } from 'react-i18next';
import { BackLink } from '#/ui/back-link.tsx';
import { FormPage } from '#/ui/form-page.tsx';
import { CreateForm, type PeopleChoice } from './create-form.tsx';

interface Props {
  tile: React.ReactNode;
  people: PeopleChoice;
}

/** A new project: way back to the types, its type's tile, the form. */
export function CreatePage({ tile, people }: Props) {
  const { t } = useTranslation();
  return (
    <FormPage
      back={<BackLink to="/projects/create">{t('resonance.allTypes')}</BackLink>}
      tile={tile}
      title={t('resonance.newTitle')}
      lead={t('resonance.newLead')}
    >
      <CreateForm people={people} />
    </FormPage>
  );
}
