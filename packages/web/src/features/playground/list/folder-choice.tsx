import { ActionIcon, Select, Tooltip } from '@mantine/core';
import { IconFolder, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLateOptions } from '#/ui/form/choice.tsx';
import { foldersQuery } from '../playground.api.ts';
import classes from './list.module.css';

interface FolderChoiceProps {
  folderId: string | null;
  onChoose: (id: string | null) => void;
  onManage: () => void;
}

export function FolderChoice({ folderId, onChoose, onManage }: FolderChoiceProps) {
  const { t } = useTranslation();
  const { data: folders = [] } = useQuery(foldersQuery);
  const late = useLateOptions();
  return (
    <div className={classes.folders}>
      <Select
        {...late}
        size="sm"
        data-quiet
        aria-label={t('playground.folder')}
        leftSection={<IconFolder size={16} stroke={1.7} />}
        data={[
          { value: '', label: t('playground.allConversations') },
          ...folders.map(({ id, name, conversations }) => ({ value: id, label: `${name} (${conversations})` })),
        ]}
        value={folders.some(({ id }) => id === folderId) ? folderId : ''}
        onChange={(next) => onChoose(next || null)}
      />
      <Tooltip label={t('playground.manageFolders')}>
        <ActionIcon size={30} aria-label={t('playground.manageFolders')} onClick={onManage}>
          <IconSettings size={17} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
