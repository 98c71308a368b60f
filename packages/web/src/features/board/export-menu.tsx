import { Button, Menu } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import { boardExportFormats } from '@soundings/contract/board/board-choices';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { useBoard } from './board.api.ts';
import { useBoardAction } from './use-board-action.ts';

interface Props {
  messages: readonly BoardMessage[];
  isLoading: boolean;
  locked: string | null;
  children?: ReactNode;
}

export function ExportMenu({ messages, isLoading, locked, children }: Props) {
  const { t } = useTranslation();
  const { api } = useBoard();
  const exporting = useBoardAction({ call: api.export, failed: 'board.couldntExportRecords' });
  const ids = messages.map(({ id }) => id);
  const reason = isLoading
    ? t('board.messagesAreStillLoadingNow')
    : (locked ?? (ids.length === 0 ? t('board.thereAreNoMessagesToExport') : null));
  const look = { leftSection: <IconDownload size={16} stroke={1.7} />, loading: exporting.isPending };
  if (reason !== null) {
    return (
      <BlockableButton {...look} reason={reason}>
        {t('board.exportMessages')}
      </BlockableButton>
    );
  }
  return (
    <Menu position="bottom-end" width={children === undefined ? 210 : 250}>
      <Menu.Target>
        <Button {...look}>{t('board.exportMessages')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('board.exportAs')}</Menu.Label>
        {boardExportFormats.map((format) => (
          <Menu.Item key={format} onClick={() => exporting.mutate({ ids, format, lang: currentLanguage() })}>
            {t(`board.export_${format}`)}
          </Menu.Item>
        ))}
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
