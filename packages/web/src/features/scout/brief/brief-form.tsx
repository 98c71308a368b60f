import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import type { ScoutProject } from '@soundings/contract/scout/scout';
import { scoutLimits } from '@soundings/contract/scout/scout-choices';
import { useTranslation } from 'react-i18next';
import classes from '#/features/board/brief/brief.module.css';
import { Wishes } from '#/features/board/brief/wishes.tsx';
import { useLock } from '#/features/board/lock.ts';
import { BriefFile } from '#/features/projects/fields/brief-file.tsx';
import { RemainingTokens } from '#/features/projects/fields/remaining-tokens.tsx';
import { useFieldError } from '#/lib/field-rules.ts';
import { formatNumber } from '#/lib/format.ts';
import { useScout, type WritingMode } from '../scout.api.ts';
import { type BriefDraft, findChannel } from './use-brief.ts';

interface Props {
  project: ScoutProject;
  brief: BriefDraft;
  mode: WritingMode;
}

const counts = [10, 20, 40, 60, 80, 100];

export function BriefForm({ project, brief, mode }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const { visit } = useScout();
  const isLocked = useLock() !== null;
  const { form, file, setFile, isUrlRequired } = brief;
  const assistants = findChannel(project, mode)?.assistants ?? [];
  const field = (name: 'url' | 'focusOn' | 'byPass') => {
    const { error, ...input } = form.getInputProps(name);
    return { ...input, error: shown(error), disabled: isLocked };
  };
  const optional = (name: string) => `${name} (${t('briefFile.optional')})`;
  const { focusOn, byPass, writerIds } = form.values;
  const { error, ...assistant } = form.getInputProps(`assistantIds.${mode}`);
  return (
    <div className={classes.form}>
      <Select
        required
        allowDeselect={false}
        label={t(mode === 'GENERATE_ALL' ? 'scout.assistant' : 'scout.assistantSelected')}
        placeholder={t('scout.chooseAssistant')}
        data={assistants.map(({ id, name, type }) => ({ value: id, label: `${name}, ${t(`scout.type_${type}`)}` }))}
        description={assistants.length === 0 ? t('scout.noAssistant') : undefined}
        disabled={isLocked}
        {...assistant}
        error={error ? t('scout.chooseAssistant') : null}
      />
      <TextInput
        required={isUrlRequired(mode, form.values.assistantIds[mode])}
        label={t('scout.url')}
        type="url"
        inputMode="url"
        placeholder={t('scout.urlPlaceholder')}
        maxLength={scoutLimits.url}
        {...field('url')}
        error={form.errors.url ? t('scout.urlIsRequired') : null}
      />
      <Select
        allowDeselect={false}
        label={t('scout.count')}
        data={counts.map((count) => ({ value: String(count), label: formatNumber(count) }))}
        value={String(form.values.count)}
        disabled={isLocked}
        onChange={(value) => value !== null && form.setFieldValue('count', Number(value))}
      />
      <Wishes isGiven={file !== null || [focusOn, byPass, ...writerIds].some((given) => given !== '')}>
        {project.writers.length > 0 ? (
          <MultiSelect
            clearable
            label={optional(t('scout.writers'))}
            placeholder={form.values.writerIds.length === 0 ? t('scout.writersPlaceholder') : undefined}
            data={project.writers.map(({ id, writerName, language }) => ({
              value: id,
              label: `${writerName}, ${t(`scout.language_${language}`)}`,
            }))}
            clearButtonProps={{ 'aria-label': t('scout.noWriter') }}
            disabled={isLocked}
            maxValues={scoutLimits.writers}
            {...form.getInputProps('writerIds')}
          />
        ) : null}
        <div className={classes.wide}>
          <Textarea
            autosize
            minRows={3}
            maxRows={6}
            label={optional(t('scout.topicFocus'))}
            placeholder={t('scout.topicFocusPlaceholder')}
            maxLength={scoutLimits.brief}
            {...field('focusOn')}
          />
          <Textarea
            autosize
            minRows={3}
            maxRows={6}
            label={optional(t('scout.byPassText'))}
            placeholder={t('scout.byPassPlaceholder')}
            maxLength={scoutLimits.brief}
            {...field('byPass')}
          />
          <BriefFile file={file} canUpload={visit === null} maxLength={scoutLimits.fileText} onFile={setFile} />
          {visit === null ? <RemainingTokens after={project.run} /> : null}
        </div>
      </Wishes>
    </div>
  );
}
