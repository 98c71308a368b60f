import { Progress, Skeleton } from '@mantine/core';
import type { Id8Project, ImagePrompt } from '@soundings/contract/id8/id8';
import { imagePageSizes } from '@soundings/contract/id8/id8-choices';
import { IconPhoto, IconPhotoPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLock } from '#/features/board/lock.ts';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { PaginationBar } from '#/ui/table/pagination-bar.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import { useId8 } from '../id8.api.ts';
import type { Id8Search } from '../page/id8-search.ts';
import { FrameCard } from './frame-card.tsx';
import classes from './images.module.css';

const Preview = lazy(() => import('./preview.tsx').then((file) => ({ default: file.Preview })));
const DescribeDialog = lazy(() => import('./describe-dialog.tsx').then((file) => ({ default: file.DescribeDialog })));

interface Props {
  project: Id8Project;
  search: Id8Search;
  onSearch: (search: Id8Search) => void;
}

/** Frames of concept images, liked ones first. */
export function ImagesTab({ project, search, onSearch }: Props) {
  const { t } = useTranslation();
  const api = useId8();
  const locked = useLock();
  const { page = 0, size = imagePageSizes[0], query = '' } = search;
  const { data, error, refetch, isRefetching } = useQuery(api.frames({ page, size, query }));
  const [described, setDescribed] = useState<ImagePrompt | 'custom' | null>(null);
  const [opened, setOpened] = useState<{ id: string; index: number } | null>(null);
  const runAgain = useBoardAction({
    call: ({ id }: ImagePrompt) => api.runAgain(id),
    rereads: true,
    failed: 'id8.couldntGenerateImages',
  });
  const frames = data?.content ?? [];
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
        <BlockableButton
          variant="filled"
          leftSection={<IconPhotoPlus size={16} stroke={1.7} />}
          reason={locked}
          onClick={() => setDescribed('custom')}
        >
          {t('id8.customImage')}
        </BlockableButton>
      </div>
      {isMaking ? (
        <div className={classes.making} role="status">
          <span>{t('id8.imagesInProgress')}</span>
          <Progress className={classes.makingBar} value={100} animated aria-label={t('id8.imagesInProgress')} />
        </div>
      ) : null}
      {error && data === undefined ? (
        <Card flush label={t('id8.theImages')}>
          <ErrorState
            error={error}
            thing={t('id8.theImages')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        </Card>
      ) : data === undefined ? (
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
          <div className={classes.grid}>
            {frames.map((frame) => (
              <FrameCard
                key={frame.id}
                frame={frame}
                onOpen={({ id }, index) => setOpened({ id, index })}
                onRunAgain={(given) => runAgain.mutate(given)}
                onModify={setDescribed}
              />
            ))}
          </div>
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
