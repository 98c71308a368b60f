import { ActionIcon, Modal, TextInput } from '@mantine/core';
import type { Folder } from '@soundings/contract/playground/conversations';
import { playgroundLimits } from '@soundings/contract/playground/playground-choices';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import layout from '#/ui/layout/layout.module.css';
import { foldersQuery, useDeleteFolder, useRenameFolder } from '../playground.api.ts';
import { FolderForm } from './folder-form.tsx';
import classes from './list.module.css';

export function FoldersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data: folders = [] } = useQuery(foldersQuery);
  const [asked, setAsked] = useState<Folder | null>(null);
  const remove = useDeleteFolder({ onDone: () => setAsked(null) });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('playground.manageFolders')}
      size={480}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={layout.stack}>
        {folders.length === 0 ? (
          <p className={classes.nothing}>{t('playground.noFolders')}</p>
        ) : (
          <ul className={classes.folderRows}>
            {folders.map((folder) => (
              <FolderRow key={folder.id} folder={folder} onDelete={() => setAsked(folder)} />
            ))}
          </ul>
        )}
        <FolderForm onAdded={() => undefined} />
      </div>
      <ConfirmDialog
        opened={asked !== null}
        title={t('playground.deleteFolderTitle', { name: asked?.name ?? '' })}
        confirmLabel={t('playground.deleteFolder')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked.id)}
        onClose={() => setAsked(null)}
      >
        {t('playground.deleteFolderHelp', { count: asked?.conversations ?? 0 })}
      </ConfirmDialog>
    </Modal>
  );
}

function FolderRow({ folder, onDelete }: { folder: Folder; onDelete: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState(folder.name);
  const rename = useRenameFolder();
  const save = () => {
    if (name.trim() === '') setName(folder.name);
    else if (name.trim() !== folder.name) rename.mutate({ id: folder.id, name: name.trim() });
  };
  return (
    <li className={classes.folderRow}>
      <TextInput
        aria-label={t('playground.nameOf', { name: folder.name })}
        maxLength={playgroundLimits.folder}
        value={name}
        error={rename.error && errorText(t, rename.error)}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onBlur={save}
        onKeyDown={({ key }) => key === 'Enter' && save()}
      />
      <ActionIcon aria-label={t('playground.deleteFolderNamed', { name: folder.name })} onClick={onDelete}>
        <IconTrash size={17} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
