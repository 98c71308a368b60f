import { Button, Modal, Select, TextInput } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import { genieLimits } from '@soundings/contract/genie/genie-choices';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { toastSuccess } from '#/ui/feedback/toast.tsx';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { Form } from '#/ui/form/form.tsx';
import layout from '#/ui/layout/layout.module.css';
import { useBoard } from '../board.api.ts';
import { useBoardAction } from '../use-board-action.ts';
import { groupTargets } from './group-targets.ts';
import classes from './onward.module.css';

interface Target {
  id: string;
  projectName: string;
  projectType: 'SCOUTV2' | 'GENIE';
}

interface Props {
  /** In the order that they are sent in. */
  messages: readonly BoardMessage[];
  readTargets: { queryKey: readonly unknown[]; queryFn: (given: { signal: AbortSignal }) => Promise<Target[]> };
  send: (request: { targetId: string; ids: string[]; url: string }) => Promise<{ added: number }>;
  url: string;
  texts: { title: string; help: string; none: string };
  onClose: () => void;
}

const pages = { SCOUTV2: '/project/scout/$id', GENIE: '/project/genie/$id' } as const;

export function SendOnDialog({ messages, readTargets, send, url: usualUrl, texts, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { createLink } = useBoard();
  const targets = useQuery({ ...readTargets, staleTime: 0 });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [url, setUrl] = useState(usualUrl);
  const [isChecked, setIsChecked] = useState(false);
  const chosen = targets.data?.find(({ id }) => id === chosenId);
  const hasNone = targets.data?.length === 0;
  const needsUrl = chosen?.projectType === 'GENIE';
  const ids = messages.slice(0, genieLimits.messages).map(({ id }) => id);
  const sending = useBoardAction({
    call: ({ target, ...request }: { target: Target; ids: string[]; url: string }) =>
      send({ ...request, targetId: target.id }),
    failed: 'onward.couldntSendOn',
    onDone: ({ added }, { target: { id, projectName, projectType } }) => {
      toastSuccess({
        title: t('onward.sentOn', { count: added, n: formatNumber(added), name: projectName }),
        action: {
          label: t('onward.openTarget'),
          onClick: () => void navigate({ to: pages[projectType], params: { id } }),
        },
      });
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.title}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {targets.error ? (
        <ErrorState
          error={targets.error}
          thing={t('onward.theProjects')}
          onRetry={() => void targets.refetch()}
          isRetrying={targets.isRefetching}
        />
      ) : targets.data === undefined ? (
        <SkeletonRows rows={3} />
      ) : (
        <Form
          className={classes.form}
          onSubmit={() => {
            setIsChecked(true);
            if (chosen && (!needsUrl || url.trim() !== '')) sending.mutate({ target: chosen, ids, url: url.trim() });
          }}
        >
          <p className={classes.text}>{texts.help}</p>
          {messages.length > ids.length ? (
            <InlineAlert tone="info">{t('onward.sendOnCut', { n: formatNumber(ids.length) })}</InlineAlert>
          ) : null}
          {hasNone ? (
            <InlineAlert
              tone="info"
              action={
                createLink && (
                  <Button size="sm" renderRoot={createLink}>
                    {t('onward.createProject')}
                  </Button>
                )
              }
            >
              {texts.none}
            </InlineAlert>
          ) : (
            <Select
              required
              searchable
              data-autofocus
              label={t('onward.targetProject')}
              placeholder={t('onward.chooseProject')}
              nothingFoundMessage={t('board.noOptionsFound')}
              data={groupTargets(targets.data)}
              value={chosenId}
              error={isChecked && !chosen ? t('onward.chooseProject') : null}
              onChange={setChosenId}
            />
          )}
          {needsUrl ? (
            <TextInput
              required
              type="url"
              inputMode="url"
              label={t('onward.targetUrl')}
              description={t('onward.targetUrlHelp')}
              maxLength={genieLimits.url}
              value={url}
              error={isChecked && url.trim() === '' ? t('onward.urlIsRequired') : null}
              onChange={({ currentTarget }) => setUrl(currentTarget.value)}
            />
          ) : null}
          <div className={layout.dialogFoot}>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <BlockableButton
              type="submit"
              variant="filled"
              loading={sending.isPending}
              reason={hasNone ? texts.none : null}
            >
              {t('onward.sendOn')}
            </BlockableButton>
          </div>
        </Form>
      )}
    </Modal>
  );
}
