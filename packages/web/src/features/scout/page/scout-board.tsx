import type { BoardMessage } from '@soundings/contract/board/board';
import { isInList, type MessageSort } from '@soundings/contract/board/board-choices';
import type { ScoutProject } from '@soundings/contract/scout/scout';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewMessages } from '#/features/board/board.api.ts';
import { BoardToolbar } from '#/features/board/board-toolbar.tsx';
import { useEditedMessage } from '#/features/board/cards/use-edited-message.tsx';
import { isRunning, LockProvider } from '#/features/board/lock.ts';
import { RunNotice } from '#/features/board/run-notice.tsx';
import { useCardActions } from '#/features/board/use-card-actions.ts';
import { formatNumber } from '#/lib/format.ts';
import { useWithoutDeleted } from '#/ui/feedback/undoable.ts';
import { BriefCard } from '../brief/brief-card.tsx';
import { findChannel, useBrief } from '../brief/use-brief.ts';
import { useMarks } from '../messages/use-marks.ts';
import { useScout } from '../scout.api.ts';
import { OftenTools, RareScoutTools, VariationButton } from './board-tools.tsx';
import { Cards } from './cards.tsx';
import { GenerateButton, MainBar } from './main-bar.tsx';
import classes from './page.module.css';
import { type ScoutSearch, tabsFor, usualSort } from './scout-search.ts';
import { ScoutTabs } from './scout-tabs.tsx';
import { useCompress } from './use-compress.ts';
import { useGeneration } from './use-generation.tsx';

interface Props {
  project: ScoutProject;
  messages: readonly BoardMessage[];
  isLoading: boolean;
  isProcessing: boolean;
  search: ScoutSearch;
  onSearch: (search: ScoutSearch) => void;
  collect: (look: { leftSection: ReactNode }) => ReactNode;
}

const sorts: readonly MessageSort[] = ['-count', 'count', '-interest'];
const idOfMessage = ({ id }: BoardMessage) => id;

export function ScoutBoard({ project, messages: all, isLoading, isProcessing, search, onSearch, collect }: Props) {
  const { t } = useTranslation();
  const api = useScout();
  const isStaff = api.visit === null;
  const tabs = tabsFor(isStaff);
  const tab = search.tab !== undefined && tabs.includes(search.tab) ? search.tab : 'ALL';
  const { sort = usualSort(tab), query = '' } = search;
  const backup = useQuery({ ...api.board.backup, enabled: isStaff });
  const brief = useBrief(project);
  const [isBriefOpen, setIsBriefOpen] = useState(all.length === 0);
  const actions = useCardActions();
  const edited = useEditedMessage(project.id, actions.edit);
  const generation = useGeneration(project, brief, () => setIsBriefOpen(true));
  const compress = useCompress(() => onSearch({ tab: 'SCREENED' }));
  const locked =
    generation.isStarting || isProcessing || isRunning(project.run)
      ? t('scout.messagesAreGeneratingNow')
      : compress.isPending
        ? t('scout.messagesAreCompressingNow')
        : null;
  const messages = useWithoutDeleted(all, idOfMessage);
  const stored = useWithoutDeleted(backup.data?.content ?? [], idOfMessage);
  const counts = useMemo(() => countTabs(messages), [messages]);
  const inTab = useMemo(() => viewMessages(messages, { list: tab, query: '', sort }), [messages, tab, sort]);
  const marks = useMarks(all, isProcessing);
  const shown = useMemo(
    () => viewMessages(tab === 'BACKUP' ? stored : messages, { list: tab, query, sort }),
    [messages, stored, tab, query, sort],
  );
  const mode = tab === 'SELECTED' ? 'GENERATE_SELECTED' : 'GENERATE_ALL';
  const threadId = findChannel(project, mode)?.threadId ?? null;
  const tools = { tab, shown, threadId };
  const generating = {
    hasMessages: all.length > 0,
    isUnchanged: brief.isUnchanged('GENERATE_ALL'),
    isStarting: generation.isStarting,
    onGenerate: generation.start,
  };
  // Over an empty board nothing floats: what fills it ends the form.
  const isInBrief = tab === 'ALL' && isBriefOpen && all.length === 0;
  return (
    <LockProvider value={locked}>
      <h1 className={classes.unseen}>{project.projectName}</h1>
      <BriefCard
        project={project}
        brief={brief}
        mode={mode}
        isOpen={isBriefOpen}
        onOpen={setIsBriefOpen}
        onAdded={() => onSearch({})}
        foot={
          isInBrief ? (
            <section aria-label={t('scout.mainAction')}>
              <GenerateButton {...generating} />
            </section>
          ) : null
        }
      />
      <div className={classes.tabs}>
        <ScoutTabs
          open={tab}
          tabs={tabs}
          counts={isStaff ? { ...counts, BACKUP: backup.data?.totalElements } : counts}
          aside={
            tab === 'BACKUP' ? null : <VariationButton shown={shown} isLoading={isLoading} onDelete={actions.remove} />
          }
          onOpen={(next) => onSearch({ tab: next === 'ALL' ? undefined : next, query: search.query })}
        >
          <BoardToolbar
            query={query}
            onQuery={(text) => onSearch({ ...search, query: text.trim() === '' ? undefined : text })}
            sort={sort}
            sorts={(tab === 'FINAL' ? (['finalRank', ...sorts] as const) : sorts).map((value) => ({
              value,
              label: t(`scout.sort_${value}`),
            }))}
            onSort={(next) => onSearch({ ...search, sort: next === usualSort(tab) ? undefined : next })}
            rare={<RareScoutTools {...tools} total={messages.length} />}
          >
            {tab === 'BACKUP' ? null : <OftenTools {...tools} isLoading={isLoading} collect={collect} />}
          </BoardToolbar>
          {project.run ? (
            <RunNotice
              run={project.run}
              title={t('scout.messagesGenerating')}
              onStop={api.stop}
              onBrief={isBriefOpen ? undefined : () => setIsBriefOpen(true)}
            />
          ) : null}
          <Carried project={project} />
          <Cards
            tab={tab}
            shown={shown}
            messages={messages}
            marks={marks}
            actions={actions}
            edited={edited}
            sort={sort}
            query={query}
            onQueryClear={() => onSearch({ ...search, query: undefined })}
          />
        </ScoutTabs>
      </div>
      {isInBrief ? null : (
        <MainBar
          tab={tab}
          messages={inTab}
          selected={counts.SELECTED}
          {...generating}
          target={project.targetNumber}
          compress={compress}
          onShowSelected={() => onSearch({ tab: 'SELECTED' })}
        />
      )}
      {generation.dialog}
      {edited.dialog}
    </LockProvider>
  );
}

/** That the sources had less to say than was asked for. A model says so in its own words. */
function Carried({ project: { run, channels } }: Pick<Props, 'project'>) {
  const { t } = useTranslation();
  const code = channels.find(({ mode }) => mode === run?.mode)?.hintCode;
  if (run?.state !== 'done' || code !== 'fewFacts' || run.written >= run.wanted) return null;
  return (
    <p className={classes.carried} role="status">
      {t('scout.carried', { count: run.written, n: formatNumber(run.written), wanted: formatNumber(run.wanted) })}
    </p>
  );
}

const countTabs = (messages: readonly BoardMessage[]) => {
  const counts = { ALL: 0, SELECTED: 0, FINAL: 0, SCREENED: 0 };
  for (const message of messages) {
    for (const list of ['ALL', 'SELECTED', 'FINAL', 'SCREENED'] as const)
      if (isInList(message, list)) counts[list] += 1;
  }
  return counts;
};
