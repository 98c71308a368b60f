import { Button, Progress, Skeleton } from '@mantine/core';
import type { Id8Project, ImagePrompt } from '@soundings/contract/id8/id8';
import { imagePageSizes } from '@soundings/contract/id8/id8-choices';
import { IconPencil, IconPhoto, IconPhotoPlus, IconRefresh, IconSquare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadDialog } from '#/features/board/load-dialog.ts';
import { useLock } from '#/features/board/lock.ts';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { formatNumber } from '#/lib/format.ts';
import { useSecondsLeft } from '#/lib/seconds-left.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SharedHint } from '#/ui/feedback/shared-hint.tsx';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { timeLeftText } from '#/ui/job/progress-panel.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { PaginationBar } from '#/ui/table/pagination-bar.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import { useId8 } from '../id8.api.ts';
import type { Id8Search } from '../page/id8-search.ts';
import { FrameCard, type FrameCardProps } from './frame-card.tsx';
import classes from './images.module.css';
import { putLeadFirst } from './lead-image.ts';

const Preview = lazy(() => loadDialog(import('./preview.tsx')).then((file) => ({ default: file.Preview })));
const DescribeDialog = lazy(() =>
  loadDialog(import('./describe-dialog.tsx')).then((file) => ({ default: file.DescribeDialog })),
);

const onFirstScreen = 9;

interface Props {
  project: Id8Project;
  search: Id8Search;
  onSearch: (search: Id8Search) => void;
}

export function ImagesTab({ project, search, onSearch }: Props) {
  const { t } = useTranslation();
  const api = useId8();
  const locked = useLock();
  const { page = 0, size = imagePageSizes[0], query = '' } = search;
  const { data, error, refetch, isRefetching } = useQuery(api.frames({ page, size, query }));
  const [described, setDescribed] = useState<ImagePrompt | 'custom' | null>(null);
  const [opened, setOpened] = useState<{ id: string; index: number } | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const runAgain = useBoardAction({
    call: ({ id }: ImagePrompt) => api.runAgain(id),
    rereads: true,
    failed: 'id8.couldntGenerateImages',
  });
  const frames = useMemo(() => (data?.content ?? []).map(putLeadFirst), [data]);
  const chosen = frames.find(({ id }) => id === chosenId) ?? null;
  const shown = frames.find(({ id }) => id === opened?.id);
  const isMaking = project.generatingImages || frames.some(({ generating }) => generating);
  const toFirstPage = { ...search, page: undefined };
  return (
    <>
      <div className={classes.tools}>
        <SearchField
          className={classes.search}
          label={t('id8.searchImages')}
          value={query}
          onSearch={(next) => onSearch({ ...toFirstPage, query: next.trim() === '' ? undefined : next })}
          withHotkey
        />
        {chosen ? (
          <>
            <BlockableButton
              className={classes.ofChosen ?? ''}
              leftSection={<IconRefresh size={16} stroke={1.7} />}
              loading={runAgain.isPending}
              reason={locked}
              onClick={() => runAgain.mutate(chosen)}
            >
              {t('id8.runAgain')}
            </BlockableButton>
            <BlockableButton
              className={classes.ofChosen ?? ''}
              leftSection={<IconPencil size={16} stroke={1.7} />}
              reason={locked}
              onClick={() => setDescribed(chosen)}
            >
              {t('id8.modifyConcept')}
            </BlockableButton>
          </>
        ) : null}
        <span className={classes.space} role="status">
          {chosen ? t('id8.oneChosen') : null}
        </span>
        <BlockableButton
          variant="filled"
          leftSection={<IconPhotoPlus size={16} stroke={1.7} />}
          reason={locked}
          onClick={() => setDescribed('custom')}
        >
          {t('id8.customImage')}
        </BlockableButton>
      </div>
      {isMaking ? <MakingBar frames={frames} onStop={api.stop} /> : null}
      {error && data === undefined ? (
        <Card flush label={t('id8.theImages')}>
          <ErrorState
            error={error}
            thing={t('id8.theImages')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        </Card>
      ) : data === undefined || (frames.length === 0 && isMaking) ? (
        <div className={classes.grid}>
          {Array.from({ length: 4 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <Skeleton key={index} height={320} radius={12} />
          ))}
        </div>
      ) : frames.length === 0 ? (
        <NoImages isSearching={query !== ''} />
      ) : (
        <>
          <FrameGrid
            frames={frames}
            chosenId={chosenId}
            onChoose={setChosenId}
            onOpen={({ id }, index) => setOpened({ id, index })}
            onRunAgain={(given) => runAgain.mutate(given)}
            onModify={setDescribed}
          />
          <PaginationBar
            page={page}
            size={size}
            total={data.totalElements}
            sizes={imagePageSizes}
            onPage={(next) => onSearch({ ...search, page: next === 0 ? undefined : next })}
            onSize={(next) => onSearch({ ...toFirstPage, size: next as (typeof imagePageSizes)[number] })}
          />
        </>
      )}
      <Suspense>
        {described ? <DescribeDialog about={described} onClose={() => setDescribed(null)} /> : null}
        {opened && shown ? (
          <Preview
            frame={shown}
            index={opened.index}
            onIndex={(index) => setOpened({ ...opened, index })}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

interface FrameGridProps extends Pick<FrameCardProps, 'onChoose' | 'onOpen' | 'onRunAgain' | 'onModify'> {
  frames: readonly ImagePrompt[];
  chosenId: string | null;
}

function FrameGrid({ frames, chosenId, ...acts }: FrameGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const drawn = useDeferredValue(frames.length, Math.min(frames.length, onFirstScreen));
  return (
    <>
      <div ref={grid} className={classes.grid}>
        {frames.slice(0, drawn).map((frame, index) => (
          <FrameCard
            key={frame.id}
            frame={frame}
            isChosen={frame.id === chosenId}
            isOnFirstScreen={index < onFirstScreen}
            {...acts}
          />
        ))}
      </div>
      <SharedHint within={grid} />
    </>
  );
}

function MakingBar({ frames, onStop }: { frames: readonly ImagePrompt[]; onStop: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const stop = useBoardAction({ call: onStop, rereads: true, failed: 'board.couldntStop' });
  const making = frames.filter(({ generating }) => generating);
  const wanted = making.reduce((sum, frame) => sum + frame.wanted, 0);
  const there = making.reduce((sum, frame) => sum + frame.images.length, 0);
  const left = useSecondsLeft({ handled: there, total: wanted, isCounting: true });
  return (
    <div className={classes.making} role="status">
      <span className={classes.makingTitle}>{t('id8.imagesInProgress')}</span>
      {wanted > 0 ? (
        <span className={classes.makingCount}>
          {t('id8.imagesOf', { n: formatNumber(there), total: formatNumber(wanted) })}
        </span>
      ) : null}
      <Progress
        className={classes.makingBar}
        value={wanted > 0 ? (100 * there) / wanted : 100}
        animated={wanted === 0}
        aria-label={t('id8.imagesInProgress')}
      />
      <span className={classes.makingCount}>{timeLeftText(t, left)}</span>
      <Button size="sm" leftSection={<IconSquare size={13} />} loading={stop.isPending} onClick={() => stop.mutate()}>
        {t('id8.stopImages')}
      </Button>
    </div>
  );
}

function NoImages({ isSearching }: { isSearching: boolean }) {
  const { t } = useTranslation();
  const title = t(isSearching ? 'id8.noMatchingImages' : 'id8.noImages');
  return (
    <Card flush label={title}>
      <EmptyState icon={<IconPhoto size={21} stroke={1.7} />} title={title}>
        {t(isSearching ? 'id8.noMatchingImagesText' : 'id8.noImagesText')}
      </EmptyState>
    </Card>
  );
}
