import { Button } from '@mantine/core';
import type { Block } from '@soundings/contract/reports/blocks';
import type { ReportLanguage } from '@soundings/contract/reports/report-choices';
import type { Source } from '@soundings/contract/reports/report-content';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { IconAction } from '#/ui/list/icon-action.tsx';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import { BlockHead, ReportBlock } from '../draw/report-block.tsx';
import { previewQuery, reportProjectsQuery } from '../reports.api.ts';
import { BlockFields } from './block-fields.tsx';
import classes from './report-editor.module.css';

interface Props {
  reportId: string;
  language: ReportLanguage;
  common: readonly Source[];
  onSource: (blockId: string, source: Source | null) => void;
  block: Block;
  place: { at: number; of: number };
  isOpen: boolean;
  onOpen: () => void;
  onChange: (block: Block) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function BlockCard({ block, place: { at, of }, isOpen, onOpen, onChange, onMove, onRemove, ...shown }: Props) {
  const { t } = useTranslation();
  const { reportId, language, common } = shown;
  const isPhone = useIsPhone();
  const item = useRef<HTMLLIElement>(null);
  const { data: projects } = useQuery({ ...reportProjectsQuery, enabled: block.kind !== 'text' });
  const { data } = useQuery(previewQuery(reportId, block, language));
  const project = block.kind === 'text' ? undefined : projects?.find(({ id }) => id === block.projectId)?.projectName;
  const kind = t(`reports.kind_${block.kind}`);
  const about = [
    ...(kind === data?.title ? [] : [kind]),
    ...(project === undefined || project === common[0]?.project ? [] : [project]),
  ];
  const name = block.title ? t('reports.blockName', { kind, title: block.title }) : `${kind} ${at + 1}`;
  const move = (to: number, from: 'up' | 'down') => {
    onMove(to);
    // The card moved, and with it the button: the keyboard goes on from there.
    requestAnimationFrame(() => {
      item.current?.scrollIntoView({ block: 'nearest' });
      item.current?.querySelector<HTMLElement>(`[data-move="${from}"]`)?.focus();
    });
  };
  const close = () => {
    onOpen();
    item.current?.querySelector<HTMLElement>('header [aria-expanded]')?.focus();
  };
  return (
    <li ref={item} className={classes.card}>
      <BlockHead title={data?.title ?? ''} about={about.join(' · ')} language={language}>
        <div className={classes.tools}>
          {isPhone ? (
            <RowMenu
              name={name}
              actions={[
                {
                  key: 'edit',
                  label: t('reports.blockSettings'),
                  icon: IconPencil,
                  onClick: onOpen,
                },
                ...(at === 0
                  ? []
                  : [{ key: 'up', label: t('reports.up'), icon: IconArrowUp, onClick: () => onMove(at - 1) }]),
                ...(at === of - 1
                  ? []
                  : [{ key: 'down', label: t('reports.down'), icon: IconArrowDown, onClick: () => onMove(at + 1) }]),
                {
                  key: 'remove',
                  label: t('reports.remove'),
                  icon: IconTrash,
                  isDangerous: true,
                  onClick: onRemove,
                },
              ]}
            />
          ) : (
            <>
              <IconAction
                icon={IconArrowUp}
                label={t('reports.moveUp', { name })}
                locked={at === 0 ? '' : null}
                data-move="up"
                onClick={() => move(at - 1, 'up')}
              />
              <IconAction
                icon={IconArrowDown}
                label={t('reports.moveDown', { name })}
                locked={at === of - 1 ? '' : null}
                data-move="down"
                onClick={() => move(at + 1, 'down')}
              />
              <IconAction
                icon={IconPencil}
                label={t('reports.editBlock', { name })}
                aria-expanded={isOpen}
                onClick={onOpen}
              />
              <IconAction icon={IconTrash} label={t('reports.removeBlock', { name })} onClick={onRemove} />
            </>
          )}
        </div>
      </BlockHead>
      {isOpen && <BlockFields block={block} usual={data?.title ?? ''} onChange={onChange} onDone={close} />}
      <BlockPreview {...shown} block={block} onWrite={block.kind === 'text' && !isOpen ? onOpen : null} />
    </li>
  );
}

interface PreviewProps extends Pick<Props, 'reportId' | 'language' | 'common' | 'onSource' | 'block'> {
  onWrite: (() => void) | null;
}

function BlockPreview({ reportId, language, common, onSource, block, onWrite }: PreviewProps) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching, isPlaceholderData } = useQuery(previewQuery(reportId, block, language));
  const { id } = block;
  useEffect(() => {
    if (data !== undefined) onSource(id, 'source' in data ? data.source : null);
  }, [data, id, onSource]);
  return (
    <div className={classes.preview} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
      {data !== undefined ? (
        <ReportBlock
          content={data}
          language={language}
          common={common}
          hasHead
          action={
            onWrite && (
              <Button size="compact-sm" onClick={onWrite}>
                {t('reports.writeText')}
              </Button>
            )
          }
        />
      ) : error === null ? (
        <SkeletonRows rows={4} />
      ) : (
        <ErrorState
          error={error}
          thing={t('reports.thePreview')}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      )}
    </div>
  );
}
