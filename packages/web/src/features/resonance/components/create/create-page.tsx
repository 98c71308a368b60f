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
      back={<BackLink to="/projects/create">{t('resonanceForm.allTypes')}</BackLink>}
      tile={tile}
      title={t('resonanceForm.newTitle')}
      lead={t('resonanceForm.newLead')}
    >
      <CreateForm people={people} />
    </FormPage>
  );
}
