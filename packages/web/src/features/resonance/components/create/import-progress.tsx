import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ProgressPanel } from '#/ui/progress-panel.tsx';
import { secondsLeft } from './seconds-left.ts';

interface Props {
  run: { handled: number; total: number; startedAt: number; cancel: () => void };
  title: string;
  note: string;
}

/** How far the import of a file is, in rows, and its cancel button. */
export function ImportProgress({ run: { handled, total, startedAt, cancel }, title, note }: Props) {
  const { t } = useTranslation();
  return (
    <ProgressPanel
      title={title}
      done={handled}
      total={total}
      detail={
        total > 0
          ? t('resonance.rowsOf', { handled: formatNumber(handled), total: formatNumber(total) })
          : t('resonance.preparing')
      }
      secondsLeft={secondsLeft(handled, total, startedAt, Date.now())}
      cancelLabel={t('resonance.cancelImport')}
      onCancel={cancel}
      note={note}
    />
  );
}
