import { Menu } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import type { Id8Project } from '@soundings/contract/id8/id8';
import { IconChartDots3, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '#/features/board/export-menu.tsx';
import { loadDialog } from '#/features/board/load-dialog.ts';
import { useLock } from '#/features/board/lock.ts';
import { RareTools } from '#/features/board/rare-tools.tsx';
import { formatNumber } from '#/lib/format.ts';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import type { Generation } from '../brief/use-generation.tsx';
import { useId8 } from '../id8.api.ts';

const IdeaMapDialog = lazy(() =>
  loadDialog(import('./idea-map.tsx')).then((file) => ({ default: file.IdeaMapDialog })),
);
const AddMessages = lazy(() =>
  import('#/features/board/custom/add-messages.tsx').then((file) => ({ default: file.AddMessages })),
);
const SendIdeasOn = lazy(() =>
  loadDialog(import('./send-ideas-on.tsx')).then((file) => ({ default: file.SendIdeasOn })),
);

const icon = { size: 16, stroke: 1.7 };

export function RareIdeaTools({ project, ideas }: { project: Id8Project; ideas: readonly BoardMessage[] }) {
  const { t } = useTranslation();
  const api = useId8();
  const { threadId } = project;
  const isStaff = api.visit === null;
  const counted = { count: ideas.length, n: formatNumber(ideas.length) };
  return (
    <RareTools
      threadId={threadId}
      isEmpty={ideas.length === 0}
      reset={{ call: api.reset, done: 'id8.sessionReset', failed: 'id8.couldntReset' }}
      clear={() => api.board.clear(true)}
      texts={{
        reset: t('id8.resetSession'),
        noSession: t('id8.noSession'),
        clear: t('id8.clearBoard'),
        clearHelp: t('id8.clearHelp'),
        nothingToClear: t('id8.nothingToClear'),
        clearAllTitle: t(isStaff ? 'id8.clearAllTitle' : 'id8.clearAllTitleShared', counted),
        clearAllText: t(isStaff ? 'id8.clearAllText' : 'id8.clearAllTextShared'),
      }}
    />
  );
}

export function IdeaTools({ shown, generation }: { shown: readonly BoardMessage[]; generation: Generation }) {
  const { t } = useTranslation();
  const locked = useLock();
  const { visit } = useId8();
  const [opened, setOpened] = useState<'add' | 'map' | 'send' | null>(null);
  const selected = shown.filter((idea) => idea.selected);
  const close = () => setOpened(null);
  return (
    <>
      <BlockableButton
        leftSection={<IconChartDots3 {...icon} />}
        reason={shown.length < 2 ? t('id8.mapNeedsTwo') : null}
        onClick={() => setOpened('map')}
      >
        {t('id8.map')}
      </BlockableButton>
      <BlockableButton leftSection={<IconPlus {...icon} />} reason={locked} onClick={() => setOpened('add')}>
        {t('id8.customMessage')}
      </BlockableButton>
      <ExportMenu messages={shown} isLoading={false} locked={locked}>
        {visit === null ? (
          <>
            <Menu.Divider />
            <Menu.Label>{t('board.onward')}</Menu.Label>
            <Menu.Item
              disabled={selected.length === 0}
              title={selected.length === 0 ? t('id8.noneSelected') : undefined}
              onClick={() => setOpened('send')}
            >
              {t('id8.sendSelected')}
            </Menu.Item>
          </>
        ) : null}
      </ExportMenu>
      <Suspense>
        {opened === 'add' ? <AddMessages onClose={close} /> : null}
        {opened === 'map' ? <IdeaMapDialog ideas={shown} generation={generation} onClose={close} /> : null}
        {opened === 'send' ? <SendIdeasOn ideas={selected} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
