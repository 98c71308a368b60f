import { Loader, Skeleton } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import { boardLimits } from '@soundings/contract/board/board-choices';
import type { Id8Project } from '@soundings/contract/id8/id8';
import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewMessages } from '#/features/board/board.api.ts';
import { BoardToolbar } from '#/features/board/board-toolbar.tsx';
import { CardList } from '#/features/board/cards/card-list.tsx';
import type { EditedMessage } from '#/features/board/cards/use-edited-message.tsx';
import { SaidCount } from '#/features/board/feedback/said-count.tsx';
import { FloatingBar } from '#/features/board/floating-bar.tsx';
import { loadDialog } from '#/features/board/load-dialog.ts';
import { isRunning, useLock } from '#/features/board/lock.ts';
import { ReclaimButton } from '#/features/board/reclaim-button.tsx';
import { RunNotice } from '#/features/board/run-notice.tsx';
import type { useCardActions } from '#/features/board/use-card-actions.ts';
import { formatNumber } from '#/lib/format.ts';
import { typeMarks } from '#/lib/type-marks.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { Card } from '#/ui/layout/card.tsx';
import type { Generation } from '../brief/use-generation.tsx';
import { useId8 } from '../id8.api.ts';
import { type Id8Search, ideaSorts } from '../page/id8-search.ts';
import { ideaEditor } from './idea-fields.tsx';
import { IdeaText } from './idea-text.tsx';
import { IdeaTools, RareIdeaTools } from './idea-tools.tsx';
import classes from './ideas.module.css';

const SendIdeasOn = lazy(() =>
  loadDialog(import('./send-ideas-on.tsx')).then((file) => ({ default: file.SendIdeasOn })),
);
const IdeaInfo = lazy(() => loadDialog(import('./idea-info.tsx')).then((file) => ({ default: file.IdeaInfo })));

interface Props {
  tab: 'IDEAS' | 'BACKUP';
  project: Id8Project;
  ideas: readonly BoardMessage[];
  actions: ReturnType<typeof useCardActions>;
  startingId: string | null | undefined;
  edited: EditedMessage;
  generation: Generation;
  isInBrief: boolean;
  onBrief: (() => void) | undefined;
  search: Id8Search;
  onSearch: (search: Id8Search) => void;
}

export function IdeasTab({
  tab,
  project,
  ideas,
  actions,
  startingId,
  edited,
  generation,
  isInBrief,
  onBrief,
  search,
  onSearch,
}: Props) {
  const { t } = useTranslation();
  const api = useId8();
  const locked = useLock();
  const { query = '', sort = '-count' } = search;
  const isBackup = tab === 'BACKUP';
  const shown = useMemo(
    () => viewMessages(ideas, { list: isBackup ? 'BACKUP' : 'ALL', query, sort }),
    [ideas, isBackup, query, sort],
  );
  const [infoId, setInfoId] = useState<string | null>(null);
  const info = ideas.find(({ id }) => id === infoId);
  const [sentId, setSentId] = useState<string | null>(null);
  const sent = ideas.filter(({ id }) => id === sentId);
  const sendOn = api.visit === null && !isBackup ? setSentId : null;
  const isScored = ideas.length > 0 && !isBackup && !isRunning(project.run);
  const { data } = useQuery({ ...api.scores(ideas.length), enabled: isScored });
  const scores = useMemo(() => new Map(data?.scores.map((score) => [score.id, score])), [data]);
  const text = useCallback(({ message }: BoardMessage) => <IdeaText text={message} />, []);
  const selectLabel = useCallback((number: string) => t('id8.selectIdea', { number }), [t]);
  const foot = useCallback(
    ({ id, likedBy, comments }: BoardMessage) => {
      const total = scores.get(id)?.total ?? null;
      if (id === startingId) return <Loader size={16} aria-label={t('id8.imagesAreGeneratingNow')} />;
      return (
        <>
          {total === null ? null : (
            <span className={classes.score} title={t('id8.scoreHelp')}>
              {t('id8.score')} <strong>{formatNumber(Math.round(total))}</strong>
            </span>
          )}
          <SaidCount likedBy={likedBy} comments={comments} />
        </>
      );
    },
    [scores, startingId, t],
  );
  const isWriting = !isBackup && (generation.isStarting || isRunning(project.run));
  return (
    <>
      <BoardToolbar
        query={query}
        onQuery={(next) => onSearch({ ...search, query: next.trim() === '' ? undefined : next })}
        sort={sort}
        sorts={ideaSorts.map((value) => ({ value, label: t(`id8.sort_${value}`) }))}
        onSort={(next) => onSearch({ ...search, sort: next === '-count' ? undefined : next })}
        rare={
          isBackup ? <ReclaimButton isEmpty={ideas.length === 0} /> : <RareIdeaTools project={project} ideas={ideas} />
        }
      >
        {isBackup ? null : <IdeaTools shown={shown} generation={generation} />}
      </BoardToolbar>
      {project.run ? (
        <RunNotice run={project.run} title={t('id8.ideasGenerating')} onStop={api.stop} onBrief={onBrief} />
      ) : null}
      {shown.length === 0 && isWriting ? (
        <IdeasToCome />
      ) : shown.length === 0 ? (
        <NoIdeas isSearching={query !== ''} isBackup={isBackup} />
      ) : (
        <CardList
          key={tab}
          label={t(`id8.tab_${tab}`)}
          view={`${sort} ${query}`}
          messages={shown}
          actions={
            isBackup
              ? { showInfo: setInfoId, restore: actions.restore }
              : { showInfo: setInfoId, select: actions.select, like: actions.like, remove: actions.remove }
          }
          edited={isBackup ? null : edited}
          locked={locked}
          text={text}
          foot={foot}
          maxLength={boardLimits.message}
          editor={ideaEditor}
          selectLabel={selectLabel}
          roughHeight={240}
        />
      )}
      {isBackup || isInBrief ? null : (
        <FloatingBar label={t('id8.mainAction')}>
          <GenerateButton project={project} hasIdeas={ideas.length > 0} generation={generation} />
        </FloatingBar>
      )}
      <Suspense>
        {info ? (
          <IdeaInfo
            idea={info}
            score={scores.get(info.id) ?? null}
            onSendOn={sendOn && (() => sendOn(info.id))}
            onClose={() => setInfoId(null)}
          />
        ) : null}
        {sent.length > 0 ? <SendIdeasOn ideas={sent} onClose={() => setSentId(null)} /> : null}
      </Suspense>
    </>
  );
}

interface GenerateProps {
  project: Id8Project;
  hasIdeas: boolean;
  generation: Generation;
}

export function GenerateButton({ project, hasIdeas, generation }: GenerateProps) {
  const { t } = useTranslation();
  const locked = useLock();
  const hasSession = project.threadId !== null;
  return (
    <BlockableButton
      variant="filled"
      leftSection={<IconSparkles size={16} stroke={1.7} />}
      loading={generation.isStarting}
      reason={locked}
      onClick={() => generation.start(hasSession && hasIdeas ? { to: 'different' } : null)}
    >
      {t(hasIdeas ? 'id8.generateMore' : 'id8.generate')}
    </BlockableButton>
  );
}

function IdeasToCome() {
  return (
    <div className={classes.toCome} aria-hidden="true">
      {Array.from({ length: 4 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={index} height={230} radius={12} />
      ))}
    </div>
  );
}

function NoIdeas({ isSearching, isBackup }: { isSearching: boolean; isBackup: boolean }) {
  const { t } = useTranslation();
  const { icon: Icon } = typeMarks.ID8;
  const kind = isSearching ? 'search' : isBackup ? 'BACKUP' : 'IDEAS';
  return (
    <Card flush label={t(`id8.empty_${kind}`)}>
      <EmptyState
        icon={<Icon size={21} stroke={1.7} />}
        tone={kind === 'IDEAS' ? 'first' : 'plain'}
        title={t(`id8.empty_${kind}`)}
      >
        {t(`id8.emptyText_${kind}`)}
      </EmptyState>
    </Card>
  );
}
