import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#/lib/api/use-upload.ts';
import { formatBytes } from '#/lib/format.ts';
import { ProgressPanel } from './progress-panel.tsx';

interface UploadPanelProps {
  transfer: Transfer;
  title?: string;
  working?: string;
  cancelLabel: string;
  onCancel: () => void;
  note?: ReactNode;
}

export function UploadPanel({ transfer, title, working, cancelLabel, onCancel, note }: UploadPanelProps) {
  const { t } = useTranslation();
  const { name, sent, total, secondsLeft } = transfer;
  const bytes = t('common.bytesOf', { sent: formatBytes(sent), total: formatBytes(total) });
  return (
    <ProgressPanel
      title={title ?? t('common.uploading', { name })}
      done={sent}
      total={total}
      detail={sent >= total ? (working ?? bytes) : bytes}
      secondsLeft={secondsLeft}
      cancelLabel={cancelLabel}
      onCancel={onCancel}
      note={note}
    />
  );
}
