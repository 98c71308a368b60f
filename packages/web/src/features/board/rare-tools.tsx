import { IconEraser, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import classes from './board.module.css';
import { ClearAllDialog } from './clear-dialog.tsx';
import { useLock } from './lock.ts';
import { useBoardAction } from './use-board-action.ts';
import { useClearBoard } from './use-clear-board.ts';

const icon = { size: 16, stroke: 1.7 };

type Action = Parameters<typeof useBoardAction<string>>[0];

interface Props {
  /** The session of the model; null where none has begun. */
  threadId: string | null;
  isEmpty: boolean;
  reset: Pick<Action, 'call' | 'done' | 'failed'>;
  clear: () => Promise<unknown>;
  texts: Record<
    'reset' | 'noSession' | 'clear' | 'clearHelp' | 'nothingToClear' | 'clearAllTitle' | 'clearAllText',
    string
  >;
}

export function RareTools({ threadId, isEmpty, reset, clear, texts }: Props) {
  const { t } = useTranslation();
  const locked = useLock();
  const [isClearing, setIsClearing] = useState(false);
  const resetting = useBoardAction({ ...reset, rereads: true });
  const clearing = useClearBoard(clear);
  const empty = isEmpty ? texts.nothingToClear : null;
  return (
    <>
      <BlockableButton
        variant="subtle"
        leftSection={<IconRefresh {...icon} />}
        loading={resetting.isPending}
        reason={locked ?? (threadId === null ? texts.noSession : null)}
        onClick={() => threadId !== null && resetting.mutate(threadId)}
      >
        {texts.reset}
      </BlockableButton>
      <BlockableButton
        variant="subtle"
        leftSection={<IconEraser {...icon} />}
        loading={clearing.isPending}
        reason={locked ?? empty}
        title={locked === null && empty === null ? texts.clearHelp : undefined}
        onClick={() => clearing.mutate()}
      >
        {texts.clear}
      </BlockableButton>
      <span className={classes.divider} />
      <BlockableButton
        variant="subtle"
        data-tone="danger"
        leftSection={<IconTrash {...icon} />}
        reason={locked ?? empty}
        onClick={() => setIsClearing(true)}
      >
        {t('board.clearAll')}
      </BlockableButton>
      <ClearAllDialog
        title={texts.clearAllTitle}
        text={texts.clearAllText}
        opened={isClearing}
        onClose={() => setIsClearing(false)}
      />
    </>
  );
}
