import { Button, Select, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { GenieBoard, GenieProject } from '@soundings/contract/genie/genie';
import { genieLimits } from '@soundings/contract/genie/genie-choices';
import { IconRefresh, IconSparkles } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BriefFile, type ReadFile } from '#/features/projects/fields/brief-file.tsx';
import { useKeptBrief } from '#/features/projects/fields/kept-brief.ts';
import { RemainingTokens } from '#/features/projects/fields/remaining-tokens.tsx';
import { needs, useFieldError } from '#/lib/field-rules.ts';
import { pageNotRead } from '#/lib/page-not-read.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { useGenie } from '../genie.api.ts';
import { FoldCard } from '../page/fold-card.tsx';
import classes from '../page/genie-page.module.css';
import { UrlField } from '../url-field.tsx';
import { useGenieAction } from '../use-genie-action.ts';

const HintBox = lazy(() => import('./hint-box.tsx').then((file) => ({ default: file.HintBox })));

interface Props {
  project: GenieProject;
  board: GenieBoard;
  isLocked: boolean;
}

export function GenerateForm({ project, board, isLocked }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const api = useGenie();
  const { thread } = board;
  const known = project.assistants.find(({ id }) => id === thread?.assistantId) ?? project.assistants[0];
  const [file, setFile] = useState<ReadFile | null>(null);
  const sentUrl = thread?.url || board.predicted[0]?.url || '';
  const kept = useKeptBrief(project.projectId, { url: sentUrl, focusOn: '', byPass: '' });
  const form = useForm({
    initialValues: { assistantId: known?.id ?? '', ...kept.begin() },
    onValuesChange: ({ url, focusOn, byPass }) => kept.keep({ url, focusOn, byPass }),
    validate: {
      assistantId: needs('genie.chooseAssistant'),
      url: needs('genie.urlIsRequired'),
    },
  });
  const generate = useGenieAction({
    call: api.generate,
    done: pageNotRead,
    failed: 'genie.couldntGenerate',
    onDone: kept.forget,
  });
  const field = (name: 'url' | 'focusOn' | 'byPass') => {
    const { error, ...input } = form.getInputProps(name);
    return { ...input, error: shown(error) };
  };
  const reason = isLocked ? t('genie.messagesAreGeneratingNow') : null;
  const { assistantId, url } = form.values;
  return (
    <FoldCard title={t('genie.generateTitle')} icon={<IconSparkles size={18} stroke={1.7} />} board={board}>
      <form
        className={classes.column}
        noValidate
        onSubmit={form.onSubmit(({ focusOn, byPass }) => {
          if (reason !== null) return;
          generate.mutate({ assistantId, url: url.trim(), focusOn, byPass, fileText: file?.text ?? '' });
        })}
      >
        <Select
          required
          allowDeselect={false}
          label={t('genie.assistant')}
          placeholder={t('genie.chooseAssistant')}
          data={project.assistants.map(({ id, name, type }) => ({
            value: id,
            label: `${name}, ${t(`genie.type_${type}`)}`,
          }))}
          {...form.getInputProps('assistantId')}
          error={form.errors.assistantId ? t('genie.chooseAssistant') : null}
          description={project.assistants.length === 0 ? t('genie.noAssistant') : undefined}
        />
        <UrlField {...field('url')} />
        <BriefFile file={file} canUpload={api.visit === null} maxLength={genieLimits.fileText} onFile={setFile} />
        {api.visit === null ? <RemainingTokens after={board.run} /> : null}
        <Textarea
          autosize
          minRows={2}
          maxRows={6}
          label={`${t('genie.topics')} (${t('genie.optional')})`}
          placeholder={t('genie.topicsPlaceholder')}
          maxLength={genieLimits.brief}
          {...field('focusOn')}
        />
        <Textarea
          autosize
          minRows={2}
          maxRows={8}
          label={`${t('genie.byPass')} (${t('genie.optional')})`}
          placeholder={t('genie.byPassHelp')}
          maxLength={genieLimits.brief}
          {...field('byPass')}
        />
        <div className={classes.actions}>
          <BlockableButton
            type="submit"
            leftSection={<IconSparkles size={16} stroke={1.7} />}
            loading={generate.isPending}
            reason={reason}
          >
            {t('genie.generate')}
          </BlockableButton>
          {thread ? <ResetButton threadId={thread.id} /> : null}
        </div>
      </form>
      {thread ? (
        <Suspense>
          <HintBox
            key={thread.id}
            thread={thread}
            brand={project.brand}
            isLocked={isLocked}
            sent={{ assistantId, url: url.trim() || thread.url }}
          />
        </Suspense>
      ) : null}
    </FoldCard>
  );
}

function ResetButton({ threadId }: { threadId: string }) {
  const { t } = useTranslation();
  const api = useGenie();
  const [isAsking, setIsAsking] = useState(false);
  const reset = useGenieAction({
    call: api.reset,
    done: 'genie.resetDone',
    failed: 'genie.couldntReset',
    onDone: () => setIsAsking(false),
  });
  return (
    <>
      <Button leftSection={<IconRefresh size={16} stroke={1.7} />} onClick={() => setIsAsking(true)}>
        {t('genie.resetSession')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('genie.resetTitle')}
        confirmLabel={t('genie.resetSession')}
        cancelLabel={t('genie.keepSession')}
        isDangerous
        isBusy={reset.isPending}
        onConfirm={() => reset.mutate(threadId)}
        onClose={() => setIsAsking(false)}
      >
        {t('genie.resetText')}
      </ConfirmDialog>
    </>
  );
}
