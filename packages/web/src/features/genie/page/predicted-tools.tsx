import { useMediaQuery } from '@mantine/hooks';
import type { GenieBoard, GenieMessage } from '@soundings/contract/genie/genie';
import { genieLimits } from '@soundings/contract/genie/genie-choices';
import { IconLayoutGrid, IconPlus, IconTournament } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { type RowAction, RowMenu } from '#/ui/list/row-menu.tsx';
import { type PredictRequest, useGenie } from '../genie.api.ts';
import { sortMessages, usualOrder } from '../messages/sort-messages.ts';
import classes from './genie-page.module.css';

const Tournament = lazy(() => import('../compare/tournament.tsx').then((file) => ({ default: file.Tournament })));
const SegmentTable = lazy(() =>
  import('../compare/segment-table.tsx').then((file) => ({ default: file.SegmentTable })),
);
const CustomMessages = lazy(() =>
  import('../predict/custom-messages.tsx').then((file) => ({ default: file.CustomMessages })),
);

interface ToolsProps {
  board: GenieBoard;
  given: PredictRequest;
  isLocked: boolean;
}

export function PredictedTools({ board, given, isLocked }: ToolsProps) {
  const { t } = useTranslation();
  const { type } = useGenie();
  const [opened, setOpened] = useState<'custom' | 'tournament' | 'segments' | null>(null);
  const close = () => setOpened(null);
  const best = bestMessages(board);
  const isPhone = useIsPhone();
  const isNarrow = useMediaQuery('(max-width: 79.99em)', false, { getInitialValueInEffect: false });
  const isGenie = type === 'GENIE';
  const compare: RowAction[] = [
    {
      key: 'tournament',
      label: t('genie.tournament'),
      icon: IconTournament,
      blocked: best.length < 2 ? t('genie.tournamentNeedsTwo') : null,
      onClick: () => setOpened('tournament'),
    },
  ];
  if (isGenie) {
    compare.push({
      key: 'segments',
      label: t('genie.heatMap'),
      icon: IconLayoutGrid,
      blocked: best.length === 0 ? t('genie.pleaseGenerateMessagesBefore') : null,
      onClick: () => setOpened('segments'),
    });
  }
  const custom: RowAction = {
    key: 'custom',
    label: t('genie.custom'),
    icon: IconPlus,
    blocked: isLocked ? t('genie.messagesAreGeneratingNow') : null,
    onClick: () => setOpened('custom'),
  };
  return (
    <>
      {isNarrow
        ? null
        : compare.map(({ key, label, blocked = null, onClick }) => (
            <BlockableButton key={key} variant="subtle" reason={blocked} onClick={() => onClick?.()}>
              {label}
            </BlockableButton>
          ))}
      {isGenie && !isPhone ? (
        <BlockableButton
          className={classes.iconFirst ?? ''}
          title={custom.label}
          leftSection={<IconPlus size={16} stroke={1.7} />}
          reason={custom.blocked ?? null}
          onClick={() => custom.onClick?.()}
        >
          <span data-name>{custom.label}</span>
        </BlockableButton>
      ) : null}
      {isNarrow ? (
        <RowMenu name={t('genie.predicted')} actions={isGenie && isPhone ? [custom, ...compare] : compare} />
      ) : null}
      <Suspense>
        {opened === 'tournament' ? (
          <Tournament messages={best.slice(0, genieLimits.tournament)} generated={board.generated} onClose={close} />
        ) : null}
        {opened === 'segments' ? (
          <SegmentTable messages={best.slice(0, genieLimits.segmentRows)} onClose={close} />
        ) : null}
        {opened === 'custom' ? <CustomMessages given={given} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

const bestMessages = ({ predicted, generated }: GenieBoard): GenieMessage[] => {
  const known = [...predicted, ...generated].filter(({ interest }) => interest !== null);
  const texts = new Map(sortMessages(known, usualOrder).map((message) => [message.message, message]));
  return [...texts.values()];
};
