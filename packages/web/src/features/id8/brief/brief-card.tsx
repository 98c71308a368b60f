import { Select, Textarea, TextInput } from '@mantine/core';
import type { Id8Project } from '@soundings/contract/id8/id8';
import { id8Limits } from '@soundings/contract/id8/id8-choices';
import { thinkings } from '@soundings/contract/projects/project-choices';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '#/features/board/brief/brief.module.css';
import { BriefFold } from '#/features/board/brief/brief-fold.tsx';
import { HintBox } from '#/features/board/brief/hint-box.tsx';
import { Wishes } from '#/features/board/brief/wishes.tsx';
import { useLock } from '#/features/board/lock.ts';
import { BriefFile } from '#/features/projects/fields/brief-file.tsx';
import { RemainingTokens } from '#/features/projects/fields/remaining-tokens.tsx';
import { useFieldError } from '#/lib/field-rules.ts';
import { useId8 } from '../id8.api.ts';
import { type BriefDraft, customAgent, ownAgent } from './use-generation.tsx';

interface Props {
  project: Id8Project;
  draft: BriefDraft;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  foot: ReactNode;
}

export function BriefCard({ project, draft, isOpen, onOpen, foot }: Props) {
  const { t } = useTranslation();
  const api = useId8();
  const { url, focusOn, byPass, thinking } = draft.form.values;
  const { threadId } = project;
  const brand = project.brand || t('id8.yourBrand');
  const { data: agents } = useQuery(api.agents);
  const own = project.agentType === 'custom' ? t('id8.ownAgent') : project.agentName;
  const choices = [
    { value: ownAgent, label: own },
    ...(agents?.content ?? [])
      .filter(({ id }) => id !== project.agentId)
      .map(({ id, name }) => ({ value: id, label: name })),
    { value: customAgent, label: t('id8.customAgent') },
  ];
  const agent = choices.find(({ value }) => value === draft.form.values.agent)?.label ?? '';
  return (
    <BriefFold
      isOpen={isOpen}
      onOpen={onOpen}
      foot={foot}
      parts={[
        [t('id8.url'), url.replace(/^https?:\/\/(www\.)?/, '')],
        [t('id8.agent'), agent],
        [t('id8.thinking'), t(`id8.thinking_${thinking}`)],
        [t('id8.topics'), focusOn],
        [t('id8.byPass'), byPass],
      ]}
    >
      <BriefForm project={project} draft={draft} agents={choices} />
      {threadId !== null ? (
        <HintBox
          key={threadId}
          hint={project.hintCode ? t(`id8.hint_${project.hintCode}`, { brand }) : project.hint}
          replies={project.replies}
          onReply={(reply) => api.reply({ threadId, reply })}
        />
      ) : null}
    </BriefFold>
  );
}

function BriefForm({
  project,
  draft,
  agents,
}: Pick<Props, 'project' | 'draft'> & { agents: { value: string; label: string }[] }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const { visit } = useId8();
  const isLocked = useLock() !== null;
  const { form, file, setFile } = draft;
  const field = (name: 'url' | 'focusOn' | 'byPass' | 'instructions') => {
    const { error, ...input } = form.getInputProps(name);
    return { ...input, error: shown(error), disabled: isLocked };
  };
  const optional = (name: string) => `${name} (${t('briefFile.optional')})`;
  return (
    <div className={classes.form}>
      <div className={classes.wide}>
        <TextInput
          required
          label={t('id8.url')}
          type="url"
          inputMode="url"
          placeholder={t('id8.urlPlaceholder')}
          maxLength={id8Limits.url}
          {...field('url')}
          error={form.errors.url ? t('id8.urlIsRequired') : null}
        />
        <Select
          allowDeselect={false}
          searchable
          label={t('id8.agent')}
          nothingFoundMessage={t('common.noOptionsFound')}
          data={agents}
          disabled={isLocked}
          {...form.getInputProps('agent')}
        />
        <Select
          allowDeselect={false}
          label={t('id8.thinking')}
          data={thinkings.map((value) => ({ value, label: t(`id8.thinking_${value}`) }))}
          disabled={isLocked}
          {...form.getInputProps('thinking')}
        />
      </div>
      {form.values.agent === customAgent ? (
        <Textarea
          required
          autosize
          minRows={2}
          maxRows={8}
          className={classes.whole ?? ''}
          label={t('id8.instructions')}
          placeholder={t('id8.instructionsPlaceholder')}
          maxLength={id8Limits.instructions}
          {...field('instructions')}
        />
      ) : null}
      <Wishes isGiven={file !== null || form.values.focusOn !== '' || form.values.byPass !== ''}>
        <div className={classes.wide}>
          <Textarea
            autosize
            minRows={2}
            maxRows={6}
            label={optional(t('id8.topicIdeas'))}
            placeholder={t('id8.topicIdeasPlaceholder')}
            maxLength={id8Limits.brief}
            {...field('focusOn')}
          />
          <Textarea
            autosize
            minRows={2}
            maxRows={6}
            label={optional(t('id8.byPassText'))}
            placeholder={t('id8.byPassPlaceholder')}
            maxLength={id8Limits.brief}
            {...field('byPass')}
          />
          <BriefFile file={file} canUpload={visit === null} maxLength={id8Limits.fileText} onFile={setFile} />
          {visit === null ? <RemainingTokens after={project.run} /> : null}
        </div>
      </Wishes>
    </div>
  );
}
