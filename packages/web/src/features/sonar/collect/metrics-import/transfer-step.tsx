import { useTranslation } from 'react-i18next';
import { formatBytes } from '#/lib/format.ts';
import { secondsLeft } from '#/lib/seconds-left.ts';
import { ProgressPanel } from '#/ui/progress-panel.tsx';
import classes from './import-dialog.module.css';
import type { Transfer } from './use-metric-import.ts';

interface Props {
  transfer: Transfer;
  onCancel: () => void;
}

/** A file on its way: how much is sent, then what the server does with it. */
export function TransferStep({ transfer, onCancel }: Props) {
  const { t } = useTranslation();
  const { what, name, sent, total, startedAt } = transfer;
  const isRead = what === 'read';
  const bytes = { sent: formatBytes(sent), total: formatBytes(total) };
  const now = t(isRead ? 'sonarImport.reading' : 'sonarImport.checking');
  return (
    <div className={classes.step}>
      <ProgressPanel
        title={t(isRead ? 'sonarImport.uploading' : 'sonarImport.importing', { name })}
        done={sent}
        total={total}
        detail={sent >= total ? now : t('sonarImport.bytesOf', bytes)}
        secondsLeft={secondsLeft(sent, total, startedAt, Date.now())}
        cancelLabel={t(isRead ? 'sonarImport.cancelUpload' : 'sonarImport.cancelImport')}
        onCancel={onCancel}
      />
    </div>
  );
}
