import { Button } from '@mantine/core';
import type { EditionRow } from '@soundings/contract/reports/editions';
import { IconFileTypePdf, IconLink, IconPresentation, IconShare2, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import { editionsQuery, useDeleteEdition, useDownloadEdition, useMakeEdition } from '../reports.api.ts';
import classes from './editions.module.css';

const ShareDialog = lazy(() => import('./share-dialog.tsx').then((file) => ({ default: file.ShareDialog })));

interface Props {
  reportId: string;
  hasBlocks: boolean;
  flush: () => Promise<boolean>;
}

export function EditionsPanel({ reportId, hasBlocks, flush }: Props) {
  const { t } = useTranslation();
  const editions = useQuery(editionsQuery(reportId));
  const make = useMakeEdition(reportId);
  const download = useDownloadEdition();
  const [sharing, setSharing] = useState<{ edition: EditionRow; opened: boolean } | null>(null);
  const [busy, setBusy] = useState<'pptx' | 'pdf' | 'share' | null>(null);
  const handOut = async (how: 'pptx' | 'pdf' | 'share') => {
    setBusy(how);
    try {
      if (!(await flush())) return;
      const edition = await make.mutateAsync();
      if (how === 'share') setSharing({ edition, opened: true });
      else await download.mutateAsync({ id: edition.id, format: how });
    } catch {
      // Told by the actions.
    } finally {
      setBusy(null);
    }
  };
  const button = (how: 'pptx' | 'pdf' | 'share', Icon: typeof IconLink, label: string) => (
    <Button
      key={how}
      leftSection={<Icon size={17} stroke={1.7} />}
      loading={busy === how}
      disabled={!hasBlocks || (busy !== null && busy !== how)}
      onClick={() => void handOut(how)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Card title={t('reports.output')} footer={t('reports.outputHelp')}>
        <div className={classes.buttons}>
          {button('pptx', IconPresentation, t('reports.asPptx'))}
          {button('pdf', IconFileTypePdf, t('reports.asPdf'))}
          {button('share', IconShare2, t('reports.share'))}
        </div>
      </Card>
      <WithQuery query={editions} thing={t('reports.theEditions')} rows={2}>
        {(rows) => (
          <Card title={t('reports.editions')} meta={rows.length > 0 ? rows.length : undefined}>
            {rows.length === 0 ? (
              <p className={classes.none}>{t('reports.noEditions')}</p>
            ) : (
              <ul className={classes.list}>
                {rows.map((edition) => (
                  <EditionItem
                    key={edition.id}
                    reportId={reportId}
                    edition={edition}
                    onShare={() => setSharing({ edition, opened: true })}
                    onDownload={(format) => download.mutate({ id: edition.id, format })}
                  />
                ))}
              </ul>
            )}
          </Card>
        )}
      </WithQuery>
      <Suspense>
        {sharing !== null && (
          <ShareDialog
            reportId={reportId}
            // As it is now: it may have got its link since.
            edition={editions.data?.find(({ id }) => id === sharing.edition.id) ?? sharing.edition}
            opened={sharing.opened}
            onClose={() => setSharing({ ...sharing, opened: false })}
          />
        )}
      </Suspense>
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
