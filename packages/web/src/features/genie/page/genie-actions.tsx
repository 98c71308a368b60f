import { IconFileExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { RowMenuItem } from '#/ui/list/row-menu.tsx';
import { useGenie } from '../genie.api.ts';
import { sortMessages, usualOrder } from '../messages/sort-messages.ts';
import { useGenieAction } from '../use-genie-action.ts';
import classes from './genie-page.module.css';
import { isRunning } from './run-notice.tsx';

export function GenieActions() {
  const { t } = useTranslation();
  const exporting = useExport();
  if (exporting === null) return null;
  return (
    <BlockableButton
      size="sm"
      className={classes.iconFirst ?? ''}
      title={t('genie.export')}
      leftSection={<IconFileExport size={16} stroke={1.7} />}
      loading={exporting.isPending}
      reason={exporting.reason}
      onClick={exporting.start}
    >
      <span data-name>{t('genie.export')}</span>
    </BlockableButton>
  );
}

export function ExportItem() {
  const { t } = useTranslation();
  const exporting = useExport();
  if (exporting === null) return null;
  const { reason: blocked, start: onClick } = exporting;
  return (
    <RowMenuItem
      action={{ key: 'export', label: t('genie.export'), icon: IconFileExport, blocked, onClick }}
      isFirst={false}
    />
  );
}

function useExport() {
  const { t } = useTranslation();
  const api = useGenie();
  const { data: board } = useQuery(api.board);
  const exporting = useGenieAction({ call: api.export, failed: 'genie.couldntExport' });
  if (api.type !== 'GENIE' || board === undefined) return null;
  const all = [...board.predicted, ...board.generated];
  const reason =
    all.length === 0
      ? 'genie.thereAreNoMessagesToExport'
      : isRunning(board.run)
        ? 'genie.messagesAreGeneratingNow'
        : all.some(({ evaluation }) => evaluation === 'PENDING')
          ? 'genie.messagesAreEstimatingNow'
          : null;
  return {
    reason: reason === null ? null : t(reason),
    isPending: exporting.isPending,
    start: () => exporting.mutate(sortMessages(all, usualOrder).map(({ message }) => message)),
  };
}
