import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#/lib/format.ts';
import { FormPage } from '#/ui/form/form-page.tsx';
import { BackLink } from '#/ui/layout/back-link.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import { EditPage } from '../edit/edit-page.tsx';
import { WriterForm } from './writer-form.tsx';
import { writerQuery } from './writers.api.ts';

function Back() {
  const { t } = useTranslation();
  return <BackLink to="/settings/scout">{t('writers.allWriters')}</BackLink>;
}

export function AddWriter() {
  const { t } = useTranslation();
  return (
    <FormPage
      back={<Back />}
      tile={<TypeTile type="SCOUTV2" />}
      title={t('writers.addWriter')}
      lead={t('writers.addLead')}
    >
      <WriterForm />
    </FormPage>
  );
}

export function EditWriter({ id }: { id: string }) {
  const { t } = useTranslation();
  const writer = useQuery(writerQuery(id));
  return (
    <EditPage
      found={writer}
      back={<Back />}
      title={t('writers.editWriter')}
      failed={t('writers.couldntPullWriter')}
      missing={{
        title: t('writers.notFound'),
        text: t('settings.notFoundHelp'),
        link: (props) => <Link to="/settings/scout" {...props} />,
        linkText: t('writers.allWriters'),
      }}
    >
      {(found) => (
        <FormPage
          back={<Back />}
          tile={<TypeTile type="SCOUTV2" />}
          title={found.writerName}
          task={t('writers.editWriter')}
          lead={
            found.builtIn && found.updatedBy === null
              ? t('writers.builtInLead')
              : t('writers.changedLead', { date: formatMoment(found.updatedOn), name: found.updatedBy ?? '–' })
          }
        >
          <WriterForm writer={found} />
        </FormPage>
      )}
    </EditPage>
  );
}
