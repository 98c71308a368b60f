import { Button } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import type { MessageList } from '@soundings/contract/board/board-choices';
import { scoutTargets } from '@soundings/contract/scout/scout-choices';
import { IconArrowRight, IconArrowsMinimize, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FloatingBar } from '#/features/board/floating-bar.tsx';
import { useLock } from '#/features/board/lock.ts';
import { formatNumber } from '#/lib/format.ts';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import type { WritingMode } from '../scout.api.ts';
import classes from './page.module.css';

interface Props {
  tab: MessageList;
  messages: readonly BoardMessage[];
  selected: number;
  hasMessages: boolean;
  isUnchanged: boolean;
  isStarting: boolean;
  target: number;
  compress: { isPending: boolean; mutate: (request: { targetNumber: number; ids: string[] | null }) => void };
  onGenerate: (mode: WritingMode) => void;
  onShowSelected: () => void;
}

type GenerateProps = Pick<Props, 'hasMessages' | 'isUnchanged' | 'isStarting' | 'onGenerate'>;

export function GenerateButton({ hasMessages, isUnchanged, isStarting, onGenerate }: GenerateProps) {
  const { t } = useTranslation();
  const locked = useLock();
  return (
    <BlockableButton
      variant="filled"
      leftSection={<IconSparkles {...icon} />}
      loading={isStarting}
      reason={locked ?? (isUnchanged ? t('scout.briefUnchanged') : null)}
      onClick={() => onGenerate('GENERATE_ALL')}
    >
      {t(hasMessages ? 'scout.generateMore' : 'scout.generate')}
    </BlockableButton>
  );
}

export function MainBar(props: Props) {
  const { tab, messages, selected, isStarting, compress, onGenerate } = props;
  const { t } = useTranslation();
  const locked = useLock();
  const isPhone = useIsPhone();
  const [target, setTarget] = useState(props.target);
  if (tab === 'SCREENED' || tab === 'BACKUP') return null;
  if (tab === 'ALL') {
    return (
      <FloatingBar label={t('scout.mainAction')}>
        {selected > 0 ? (
          <>
            <SelectedCount count={selected} />
            <Button variant="subtle" leftSection={<IconArrowRight {...icon} />} onClick={props.onShowSelected}>
              {t('scout.showSelected')}
            </Button>
          </>
        ) : null}
        <GenerateButton {...props} />
      </FloatingBar>
    );
  }
  const none = messages.length === 0 ? t(tab === 'FINAL' ? 'scout.likeFirst' : 'scout.selectFirst') : null;
  const isFew = messages.length <= scoutTargets.min;
  const n = formatNumber(scoutTargets.min);
  // A few finals are what a board is for; there is nothing to do with them here.
  if (tab === 'FINAL' && isFew && none === null) return null;
  const ids = tab === 'FINAL' ? messages.map(({ id }) => id) : null;
  return (
    <FloatingBar label={t('scout.mainAction')}>
      {tab === 'SELECTED' ? (
        <>
          <SelectedCount count={selected} />
          <BlockableButton
            leftSection={<IconSparkles {...icon} />}
            loading={isStarting}
            reason={locked ?? none}
            onClick={() => onGenerate('GENERATE_SELECTED')}
          >
            {t('scout.generateMore')}
          </BlockableButton>
        </>
      ) : null}
      {isFew ? null : (
        <span className={classes.target}>
          <span id="compress-to">{t('scout.compressTo')}</span>
          <span className={classes.slider}>
            <input
              type="range"
              min={scoutTargets.min}
              max={scoutTargets.max}
              step={scoutTargets.step}
              value={target}
              disabled={locked !== null}
              aria-labelledby="compress-to"
              onChange={({ currentTarget }) => setTarget(Number(currentTarget.value))}
            />
            <span className={classes.stops} aria-hidden="true">
              {stops.map((stop) => (
                <span key={stop}>{stop}</span>
              ))}
            </span>
          </span>
          <output className={classes.targetNumber}>{formatNumber(target)}</output>
        </span>
      )}
      <BlockableButton
        variant="filled"
        leftSection={<IconArrowsMinimize {...icon} />}
        loading={compress.isPending}
        reason={locked ?? none ?? (isFew ? t('scout.tooFewToCompress', { n }) : null)}
        onClick={() => compress.mutate({ targetNumber: target, ids })}
      >
        {t(isPhone ? 'scout.compress' : 'scout.compressMessages')}
      </BlockableButton>
    </FloatingBar>
  );
}

const icon = { size: 16, stroke: 1.7 };
const stops = [10, 40, 70, 100];

function SelectedCount({ count }: { count: number }) {
  const { t } = useTranslation();
  const n = formatNumber(count);
  const [before, after] = t('scout.selectedCount', { count, n }).split(n);
  return (
    <span className={classes.selectedCount}>
      {before}
      <b>{n}</b>
      {after}
    </span>
  );
}
