import { Tabs } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import type { Id8Project } from '@soundings/contract/id8/id8';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditedMessage } from '#/features/board/cards/use-edited-message.tsx';
import { isRunning, LockProvider } from '#/features/board/lock.ts';
import { useCardActions } from '#/features/board/use-card-actions.ts';
import { formatNumber } from '#/lib/format.ts';
import { useWithoutDeleted } from '#/ui/feedback/undoable.ts';
import { TabList } from '#/ui/layout/tab-list.tsx';
import { BriefCard } from '../brief/brief-card.tsx';
import { useGeneration } from '../brief/use-generation.tsx';
import { useId8 } from '../id8.api.ts';
import { GenerateButton, IdeasTab } from '../ideas/ideas-tab.tsx';
import { useSelectIdea } from '../ideas/use-select-idea.ts';
import { type Id8Search, tabsFor } from './id8-search.ts';
import classes from './page.module.css';

const ImagesTab = lazy(() => import('../images/images-tab.tsx').then((file) => ({ default: file.ImagesTab })));

interface Props {
  project: Id8Project;
  ideas: readonly BoardMessage[];
  isProcessing: boolean;
  search: Id8Search;
  onSearch: (search: Id8Search) => void;
}

const idOfIdea = ({ id }: BoardMessage) => id;

export function Id8Board({ project, ideas: all, isProcessing, search, onSearch }: Props) {
  const { t } = useTranslation();
  const api = useId8();
  const tabs = tabsFor(api.visit === null);
  const tab = search.tab !== undefined && tabs.includes(search.tab) ? search.tab : 'IDEAS';
  const backup = useQuery({ ...api.board.backup, enabled: api.visit === null });
  const [isBriefOpen, setIsBriefOpen] = useState(all.length === 0);
  const actions = useCardActions();
  const edited = useEditedMessage(project.projectId, actions.edit);
  const generation = useGeneration(project, () => setIsBriefOpen(true));
  const selection = useSelectIdea(actions.select, () => onSearch({ tab: 'IMAGES' }));
  const isWriting = generation.isStarting || isRunning(project.run);
  const isDrawing = selection.startingId !== null || project.generatingImages;
  const locked = isWriting
    ? t('id8.ideasAreGeneratingNow')
    : isDrawing
      ? t('id8.imagesAreGeneratingNow')
      : isProcessing
        ? t('id8.workGoesOn')
        : null;
  const ideas = useWithoutDeleted(all, idOfIdea);
  const stored = useWithoutDeleted(backup.data?.content ?? [], idOfIdea);
  const counts = { IDEAS: ideas.length, IMAGES: project.images, BACKUP: backup.data?.totalElements };
  // Over an empty board nothing floats: what fills it ends the form.
  const isInBrief = tab === 'IDEAS' && isBriefOpen && all.length === 0;
  return (
    <LockProvider value={locked}>
      <h1 className={classes.unseen}>{project.projectName}</h1>
      <BriefCard
        project={project}
        draft={generation.draft}
        isOpen={isBriefOpen}
        onOpen={setIsBriefOpen}
        foot={
          isInBrief ? (
            <section aria-label={t('id8.mainAction')}>
              <GenerateButton project={project} hasIdeas={false} generation={generation} />
            </section>
          ) : null
        }
      />
      <Tabs
        className={classes.tabs}
        value={tab}
        activateTabWithKeyboard={false}
        keepMounted={false}
        onChange={(value) => {
          const next = tabs.find((known) => known === value);
          if (next !== undefined && next !== tab) onSearch({ tab: next === 'IDEAS' ? undefined : next });
        }}
      >
        <TabList label={t('id8.tabs')}>
          {tabs.map((each) => (
            // A consumer waits where they are until what they asked for is there.
            <Tabs.Tab key={each} value={each} disabled={api.visit !== null && locked !== null && each !== tab}>
              {t(`id8.tab_${each}`)}
              {counts[each] === undefined ? null : (
                <span className={classes.tabCount}>{formatNumber(counts[each] ?? 0)}</span>
              )}
            </Tabs.Tab>
          ))}
        </TabList>
        <Tabs.Panel value={tab}>
          {tab === 'IMAGES' ? (
            <Suspense>
              <ImagesTab project={project} search={search} onSearch={onSearch} />
            </Suspense>
          ) : (
            <IdeasTab
              tab={tab}
              project={project}
              ideas={tab === 'BACKUP' ? stored : ideas}
              actions={{ ...actions, select: selection.select }}
              startingId={selection.startingId}
              edited={edited}
              generation={generation}
              isInBrief={isInBrief}
              onBrief={isBriefOpen ? undefined : () => setIsBriefOpen(true)}
              search={search}
              onSearch={onSearch}
            />
          )}
        </Tabs.Panel>
      </Tabs>
      {generation.dialog}
      {edited.dialog}
    </LockProvider>
  );
}
