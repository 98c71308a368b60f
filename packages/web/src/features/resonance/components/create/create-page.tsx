import { useTranslation } from 'react-i18next';
import { BackLink } from '#/ui/back-link.tsx';
import { FormPage } from '#/ui/form-page.tsx';
import { CreateForm } from './create-form.tsx';

/** A new project: way back to the types, its type's tile, the form. */
export function CreatePage({ tile }: { tile: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <FormPage
      back={<BackLink to="/projects/create">{t('resonance.allTypes')}</BackLink>}
      tile={tile}
      title={t('resonance.newTitle')}
      lead={t('resonance.newLead')}
    >
      <CreateForm />
    </FormPage>
  );
}
