import { Button, Textarea } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Block } from '@soundings/contract/reports/blocks';
import { type ReportLanguage, reportLimits } from '@soundings/contract/reports/report-choices';
import type { Source } from '@soundings/contract/reports/report-content';
import { demoLabel, findCommonSources } from '@soundings/contract/reports/report-sources';
import type { Report } from '@soundings/contract/reports/reports';
import { IconPlus, IconSettings2, IconTextPlus } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoBadge } from '#/features/projects/demo-badge.tsx';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { hideToast, toastInfo } from '#/ui/feedback/toast.tsx';
import { undoMs } from '#/ui/feedback/undoable.ts';
import { Card } from '#/ui/layout/card.tsx';
import { PageStack } from '#/ui/layout/page-header.tsx';
import { CommonSource } from '../draw/report-block.tsx';
import { EditionsPanel } from '../editions/editions-panel.tsx';
import { HandOut } from '../editions/hand-out.tsx';
import { BlockCard } from './block-card.tsx';
import { commonPeriod, withPeriod } from './period-field.tsx';
import classes from './report-editor.module.css';
import { ReportSettings } from './report-settings.tsx';
import { type SaveState, useReportDraft } from './use-report-draft.ts';

const AddBlock = lazy(() => import('./add-block.tsx').then((file) => ({ default: file.AddBlock })));

const ScheduleList = lazy(() =>
  import('../schedules/schedule-list.tsx').then((file) => ({ default: file.ScheduleList })),
);

export function ReportEditor({ report }: { report: Report }) {
  const { t } = useTranslation();
  const { draft, change, flush, state } = useReportDraft(report);
  const [isAdding, setAdding] = useState<boolean | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const isBroad = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const [isSideOpen, setSideOpen] = useState(false);
  const sideId = useId();
  const { title, blocks, language } = draft;
  usePageTitle(title, t('reports.title'));
  const setBlocks = (next: (before: readonly Block[]) => Block[]) =>
    change(({ blocks: before }) => ({ blocks: next(before) }));
  const add = (block: Block) => {
    // With the days that all others show.
    const period = commonPeriod(blocks);
    setBlocks((before) => [...before, ...(period ? withPeriod([block], period) : [block])]);
    setOpened(block.id);
  };
  const remove = useRemoveBlock(setBlocks);
  const { common, demo, keepSource } = useCommonSource(blocks, language);
  const isFull = blocks.length >= reportLimits.blocks;
  const adders = (
    <div className={classes.adders}>
      <Button leftSection={<IconPlus size={17} />} disabled={isFull} onClick={() => setAdding(true)}>
        {t('reports.addBlock')}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconTextPlus size={17} />}
        disabled={isFull}
        onClick={() => add({ kind: 'text', id: crypto.randomUUID(), title: '', text: '', hint: null })}
      >
        {t('reports.addText')}
      </Button>
      {isFull && <span className={classes.full}>{t('reports.tooManyBlocks', { count: reportLimits.blocks })}</span>}
    </div>
  );
  const side = (
    <div id={sideId} className={classes.side}>
      <ReportSettings report={report} draft={draft} onChange={change} />
      <EditionsPanel reportId={report.id} />
      <Suspense>
        <ScheduleList reportId={report.id} />
      </Suspense>
    </div>
  );
  return (
    <PageStack>
      <header className={classes.header}>
        <h1 className={classes.unseen}>{title || t('reports.page')}</h1>
        <Textarea
          className={classes.title ?? ''}
          aria-label={t('reports.reportTitle')}
          value={title}
          maxLength={reportLimits.title}
          autosize
          minRows={1}
          error={title.trim() === '' ? t('reports.required') : undefined}
          onChange={({ currentTarget }) => change({ title: currentTarget.value.replaceAll('\n', ' ') })}
        />
        <SavedMark state={state} />
        {!isBroad && (
          <Button
            leftSection={<IconSettings2 size={17} stroke={1.7} />}
            aria-expanded={isSideOpen}
            aria-controls={isSideOpen ? sideId : undefined}
            onClick={() => setSideOpen(!isSideOpen)}
          >
            {t('reports.allSettings')}
          </Button>
        )}
        <HandOut reportId={report.id} hasBlocks={blocks.length > 0} flush={flush} />
      </header>
      {state === 'outdated' && (
        <InlineAlert
          title={t('reports.changedElsewhere')}
          action={<Button onClick={() => location.reload()}>{t('reports.reload')}</Button>}
        >
          {t('reports.changedElsewhereHelp')}
        </InlineAlert>
      )}
      {!isBroad && isSideOpen && side}
      <div className={classes.columns}>
        <div className={classes.blocks}>
          {blocks.length === 0 ? (
            <Card flush label={t('reports.noBlocks')}>
              <EmptyState icon={<IconPlus size={21} stroke={1.7} />} title={t('reports.noBlocks')}>
                {t('reports.noBlocksHelp')}
              </EmptyState>
            </Card>
          ) : (
            <>
              <div className={classes.sources} lang={language}>
                {demo && <DemoBadge isWhole words={demo} />}
                <CommonSource common={common} language={language} />
              </div>
              <ol className={classes.list} aria-label={t('reports.blocks')}>
                {blocks.map((block, at) => (
                  <BlockCard
                    key={block.id}
                    reportId={report.id}
                    language={language}
                    common={common}
                    onSource={keepSource}
                    block={block}
                    place={{ at, of: blocks.length }}
                    isOpen={block.id === opened}
                    onOpen={() => setOpened(block.id === opened ? null : block.id)}
                    onChange={(next) => setBlocks((before) => before.map((one) => (one.id === next.id ? next : one)))}
                    onMove={(to) => setBlocks((before) => move(before, at, to))}
                    onRemove={() => remove(block, at)}
                  />
                ))}
              </ol>
            </>
          )}
          {adders}
        </div>
        {isBroad && side}
      </div>
      <Suspense>
        {isAdding !== null && <AddBlock opened={isAdding} onClose={() => setAdding(false)} onAdd={add} />}
      </Suspense>
    </PageStack>
  );
}

/** Removes a block at once, and puts it back where it was for who asks for it, as long as the report is open. */
function useRemoveBlock(setBlocks: (next: (before: readonly Block[]) => Block[]) => void) {
  const { t } = useTranslation();
  useEffect(() => () => hideToast('block-removed'), []);
  return (block: Block, at: number) => {
    setBlocks((before) => before.filter(({ id }) => id !== block.id));
    const putBack = (before: readonly Block[]) =>
      before.length < reportLimits.blocks ? before.toSpliced(at, 0, block) : [...before];
    toastInfo({
      id: 'block-removed',
      title: t('reports.blockRemoved'),
      action: { label: t('common.undo'), onClick: () => setBlocks(putBack) },
      milliseconds: undoMs,
    });
  };
}

/** What the blocks of a report share of their sources, as far as their previews have loaded. */
function useCommonSource(blocks: readonly Block[], language: ReportLanguage) {
  const [sources, setSources] = useState<Readonly<Record<string, Source | null>>>({});
  const keepSource = useCallback(
    (blockId: string, source: Source | null) => setSources((before) => ({ ...before, [blockId]: source })),
    [],
  );
  const known = blocks.flatMap(({ id }) => sources[id] ?? []);
  return { common: findCommonSources(known), demo: demoLabel(language, known), keepSource };
}

const move = (blocks: readonly Block[], from: number, to: number): Block[] => {
  const next = [...blocks];
  const [moved] = next.splice(from, 1);
  if (moved) next.splice(to, 0, moved);
  return next;
};

function SavedMark({ state }: { state: SaveState }) {
  const { t } = useTranslation();
  return (
    <span className={classes.saved} role="status">
      {t(savedTexts[state])}
    </span>
  );
}

const savedTexts = {
  saved: 'reports.saved',
  saving: 'reports.saving',
  // It will be in a moment.
  unsaved: 'reports.saving',
  outdated: 'reports.notSaved',
} as const;
