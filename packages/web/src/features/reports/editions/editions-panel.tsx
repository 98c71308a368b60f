import type { EditionRow } from '@soundings/contract/reports/editions';
import { IconFileTypePdf, IconLink, IconPresentation, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import { editionsQuery, useDeleteEdition, useDownloadEdition } from '../reports.api.ts';
import classes from './editions.module.css';
import { type SharedEdition, ShareEdition } from './share-edition.tsx';

export function EditionsPanel({ reportId }: { reportId: string }) {
  const { t } = useTranslation();
  const editions = useQuery(editionsQuery(reportId));
  const download = useDownloadEdition();
  const [shared, setShared] = useState<SharedEdition | null>(null);
  return (
    <>
      <WithQuery query={editions} thing={t('reports.theEditions')} rows={2}>
        {(rows) => (
          <Card
            title={t('reports.editions')}
            meta={rows.length > 0 ? rows.length : undefined}
            footer={t('reports.outputHelp')}
          >
            {rows.length === 0 ? (
              <p className={classes.none}>{t('reports.noEditions')}</p>
            ) : (
              <ul className={classes.list}>
                {rows.map((edition) => (
                  <EditionItem
                    key={edition.id}
                    reportId={reportId}
                    edition={edition}
                    onShare={() => setShared({ edition, opened: true })}
                    onDownload={(format) => download.mutate({ id: edition.id, format })}
                  />
                ))}
              </ul>
            )}
          </Card>
        )}
      </WithQuery>
      <ShareEdition reportId={reportId} shared={shared} onChange={setShared} />
    </>
  );
}

interface EditionItemProps {
  reportId: string;
  edition: EditionRow;
  onShare: () => void;
  onDownload: (format: 'pptx' | 'pdf') => void;
}

function EditionItem({ reportId, edition, onShare, onDownload }: EditionItemProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteEdition(reportId, () => setAsking(false));
  const { id, madeOn, madeBy, share } = edition;
  const name = t('reports.editionOf', { moment: formatMoment(madeOn) });
  return (
    <li className={classes.edition}>
      <div>
        <time dateTime={madeOn}>{formatMoment(madeOn)}</time>
        <div className={classes.by}>
          {[madeBy && t('reports.madeBy', { name: madeBy }), share && t('reports.isShared')].filter(Boolean).join(', ')}
        </div>
      </div>
      <RowMenu
        name={name}
        actions={[
          {
            key: 'pptx',
            label: t('reports.downloadPptx'),
            icon: IconPresentation,
            onClick: () => onDownload('pptx'),
          },
          { key: 'pdf', label: t('reports.downloadPdf'), icon: IconFileTypePdf, onClick: () => onDownload('pdf') },
          { key: 'share', label: t('reports.shareEdition'), icon: IconLink, onClick: onShare },
          {
            key: 'delete',
            label: t('common.delete'),
            icon: IconTrash,
            isDangerous: true,
            onClick: () => setAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        opened={isAsking}
        title={t('reports.deleteTitle', { name })}
        confirmLabel={t('reports.deleteEdition')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id } })}
        onClose={() => setAsking(false)}
      >
        {t('reports.deleteEditionText')}
      </ConfirmDialog>
    </li>
  );
}
