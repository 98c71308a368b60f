import { Button, Modal, TextInput } from '@mantine/core';
import type { SavedPrompt } from '@soundings/contract/playground/saved-prompts';
import { IconBookmark, IconPencil, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { useUndoableDelete, useWithoutDeleted } from '#/ui/feedback/undoable.ts';
import layout from '#/ui/layout/layout.module.css';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { promptDeletion, promptsQuery } from '../playground.api.ts';
import { FillForm } from './fill-form.tsx';
import { findPrompts } from './fill-prompt.ts';
import { PromptForm } from './prompt-form.tsx';
import classes from './prompts.module.css';

interface PromptsDialogProps {
  draft: string;
  onUse: (text: string) => void;
  onClose: () => void;
}

type Open = { part: 'list' } | { part: 'form'; prompt: SavedPrompt | null } | { part: 'fill'; prompt: SavedPrompt };

export function PromptsDialog({ draft, onUse, onClose }: PromptsDialogProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>({ part: 'list' });
  const toList = () => setOpen({ part: 'list' });
  const use = (prompt: SavedPrompt) => {
    if (prompt.fields.length === 0) onUse(prompt.text);
    else setOpen({ part: 'fill', prompt });
  };
  const title =
    open.part === 'list'
      ? t('playground.prompts')
      : open.part === 'fill'
        ? open.prompt.name
        : t(open.prompt ? 'playground.changePrompt' : 'playground.newPrompt');
  return (
    <Modal opened onClose={onClose} title={title} size={560} closeButtonProps={{ 'aria-label': t('common.close') }}>
      {open.part === 'list' && (
        <PromptList
          onUse={use}
          onEdit={(prompt) => setOpen({ part: 'form', prompt })}
          onNew={() => setOpen({ part: 'form', prompt: null })}
        />
      )}
      {open.part === 'form' && <PromptForm prompt={open.prompt} draft={draft} onSaved={toList} onCancel={toList} />}
      {open.part === 'fill' && <FillForm prompt={open.prompt} onUse={onUse} onCancel={toList} />}
    </Modal>
  );
}

interface PromptListProps {
  onUse: (prompt: SavedPrompt) => void;
  onEdit: (prompt: SavedPrompt) => void;
  onNew: () => void;
}

const leastSearched = 5;

function PromptList({ onUse, onEdit, onNew }: PromptListProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const { data, error, refetch, isRefetching } = useQuery(promptsQuery);
  const shown = useWithoutDeleted(findPrompts(data ?? [], search), ({ id }) => id);
  const remove = useUndoableDelete(promptDeletion, {
    keyOf: ({ id }) => id,
    title: ({ name }) => t('common.hasBeenDeleted', { name }),
  });
  if (error) {
    return (
      <ErrorState
        error={error}
        thing={t('playground.thePrompts')}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    );
  }
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={onNew}>
      <span className={data?.length === 0 ? undefined : layout.unseenOnPhone}>{t('playground.newPrompt')}</span>
    </Button>
  );
  if (data?.length === 0) {
    return (
      <EmptyState
        tone="first"
        icon={<IconBookmark size={21} stroke={1.7} />}
        title={t('playground.noPrompts')}
        actions={add}
      >
        {t('playground.noPromptsHelp')}
      </EmptyState>
    );
  }
  return (
    <div className={classes.list}>
      <div className={classes.inHeader}>{add}</div>
      {data && data.length >= leastSearched ? (
        <TextInput
          data-autofocus
          type="search"
          aria-label={t('playground.searchPrompts')}
          placeholder={t('playground.searchPrompts')}
          leftSection={<IconSearch size={16} />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      ) : null}
      {data === undefined ? (
        <SkeletonRows rows={4} />
      ) : shown.length === 0 ? (
        <p className={classes.nothing}>
          {search === '' ? t('playground.noPrompts') : t('playground.nothingFound', { text: search })}
        </p>
      ) : (
        <ul className={classes.rows}>
          {shown.map((prompt) => (
            <li key={prompt.id} className={classes.row}>
              <button type="button" className={classes.use} onClick={() => onUse(prompt)}>
                <span className={classes.name}>
                  {prompt.name}
                  {prompt.isShared && (
                    <Badge>
                      {prompt.isOwn ? t('playground.sharedByYou') : t('playground.sharedBy', { name: prompt.owner })}
                    </Badge>
                  )}
                </span>
                <span className={classes.text}>{prompt.text}</span>
              </button>
              {prompt.isOwn && (
                <RowMenu
                  name={prompt.name}
                  actions={[
                    { key: 'edit', label: t('common.edit'), icon: IconPencil, onClick: () => onEdit(prompt) },
                    {
                      key: 'delete',
                      label: t('common.delete'),
                      icon: IconTrash,
                      isDangerous: true,
                      onClick: () => remove({ id: prompt.id, name: prompt.name }),
                    },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
