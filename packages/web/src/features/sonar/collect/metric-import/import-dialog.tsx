import { Button, Modal } from '@mantine/core';
import type { ImportedMetrics } from '@soundings/contract/sonar/metric-import';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#/lib/api/use-upload.ts';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { UploadPanel } from '#/ui/job/upload-panel.tsx';
import { useRefreshFigures } from '../collect.api.ts';
import { ChooseStep } from './choose-step.tsx';
import classes from './import-dialog.module.css';
import { MappingStep } from './mapping-step.tsx';
import { useMetricImport } from './use-metric-import.ts';

interface ImportDialogProps {
  projectId: string;
  file?: File | null;
  onClose: () => void;
}

export function ImportDialog({ projectId, file = null, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const refresh = useRefreshFigures(projectId);
  const [asks, setAsks] = useState(false);
  const state = useMetricImport(projectId, file, refresh);
  const { chosen, transfer, what, imported } = state;
  const close = () => {
    const hasWork = imported === null && ((transfer !== null && what === 'import') || chosen?.isChanged === true);
    if (hasWork) setAsks(true);
    else onClose();
  };
  return (
    <>
      <Modal
        opened
        onClose={close}
        title={t('sonarImport.title')}
        size={chosen ? 920 : 760}
        padding={0}
        classNames={{ header: classes.header ?? '', body: classes.body ?? '' }}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        closeOnClickOutside={false}
        closeOnEscape={!asks}
        trapFocus={!asks}
      >
        {imported !== null && (
          <DoneStep projectId={projectId} imported={imported} onAgain={state.again} onClose={onClose} />
        )}
        {imported === null && transfer !== null && (
          <TransferStep transfer={transfer} what={what} onCancel={state.cancel} />
        )}
        {imported === null && transfer === null && chosen === null && <ChooseStep state={state} />}
        {imported === null && transfer === null && chosen !== null && (
          <MappingStep projectId={projectId} chosen={chosen} state={state} onCancel={close} />
        )}
      </Modal>
      <ConfirmDialog
        opened={asks}
        title={t('sonarImport.discardTitle')}
        confirmLabel={t('sonarImport.discard')}
        cancelLabel={t('sonarImport.keepEditing')}
        isDangerous
        onConfirm={onClose}
        onClose={() => setAsks(false)}
      >
        {t('sonarImport.discardText', { name: chosen?.file.name ?? '' })}
      </ConfirmDialog>
    </>
  );
}

interface TransferStepProps {
  transfer: Transfer;
  what: 'read' | 'import';
  onCancel: () => void;
}

function TransferStep({ transfer, what, onCancel }: TransferStepProps) {
  const { t } = useTranslation();
  const { name } = transfer;
  const words =
    what === 'read'
      ? { working: t('sonarImport.reading'), cancelLabel: t('sonarImport.cancelUpload') }
      : {
          title: t('sonarImport.importing', { name }),
          working: t('sonarImport.checking'),
          cancelLabel: t('sonarImport.cancelImport'),
        };
  return (
    <div className={classes.step}>
      <UploadPanel transfer={transfer} {...words} onCancel={onCancel} />
    </div>
  );
}

interface DoneStepProps {
  projectId: string;
  imported: ImportedMetrics;
  onAgain: () => void;
  onClose: () => void;
}

function DoneStep({ projectId, imported, onAgain, onClose }: DoneStepProps) {
  const { t } = useTranslation();
  const facts = [
    ['values', formatNumber(imported.values)],
    ['brands', formatNumber(imported.brands)],
    ['days', importedDays(imported)],
  ] as const;
  return (
    <>
      <div className={classes.step}>
        <p className={classes.done} role="status">
          <IconCircleCheck size={20} stroke={1.8} aria-hidden="true" />
          {t('sonarImport.imported')}
        </p>
        <dl className={classes.results}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`sonarImport.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {imported.leftOut && (
          <InlineAlert tone="info" title={t('sonarImport.leftOut')}>
            <ul className={classes.contradictions}>
              {imported.leftOut.map(({ name, rows }) => (
                <li key={name}>{t('sonarImport.leftOutRows', { name, count: rows, n: formatNumber(rows) })}</li>
              ))}
            </ul>
          </InlineAlert>
        )}
        {imported.commentsAbove && (
          <InlineAlert title={t('sonarImport.commentsAbove')}>
            {t('sonarImport.commentsAboveHelp')}
            <ul className={classes.contradictions}>
              {imported.commentsAbove.map(({ brandCompany: brand, network, days }) => (
                <li key={`${brand} ${network}`}>
                  {t('sonarImport.commentsAboveDays', {
                    brand,
                    network: t(`sonar.network.${network}`),
                    count: days,
                    n: formatNumber(days),
                  })}
                </li>
              ))}
            </ul>
          </InlineAlert>
        )}
      </div>
      <div className={classes.actions}>
        <Button variant="subtle" onClick={onClose}>
          {t('common.close')}
        </Button>
        <Button onClick={onAgain}>{t('sonarImport.another')}</Button>
        <Button component="a" href={`/project/sonar/${projectId}`} variant="filled" data-autofocus>
          {t('sonarCollect.openDashboard')}
        </Button>
      </div>
    </>
  );
}

const local = (day: string): string => `${day}T00:00`;

const importedDays = ({ from, to }: Pick<ImportedMetrics, 'from' | 'to'>): string =>
  from === to ? formatDate(local(from)) : `${formatDate(local(from))} – ${formatDate(local(to))}`;
