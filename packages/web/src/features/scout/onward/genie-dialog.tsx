import { Button, Modal, Select, TextInput } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import { genieLimits } from '@soundings/contract/genie/genie-choices';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { formatNumber } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { toastSuccess } from '#/ui/feedback/toast.tsx';
import { Form } from '#/ui/form/form.tsx';
import { useScout } from '../scout.api.ts';
import classes from './onward.module.css';

export function GenieDialog({ messages, onClose }: { messages: readonly BoardMessage[]; onClose: () => void }) {
  const { t } = useTranslation();
  const api = useScout();
  const navigate = useNavigate();
  const projects = useQuery(api.genieProjects);
  const scout = useQuery(api.project);
  const [chosen, setChosen] = useState<string | null>(null);
  const [entered, setEntered] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const url = (entered ?? scout.data?.url ?? '').trim();
  const ids = messages.slice(0, genieLimits.messages).map(({ id }) => id);
  const send = useBoardAction({
    call: api.sendToGenie,
    failed: 'scout.couldntSendToGenie',
    onDone: ({ added }, { genieProjectId }) => {
      toastSuccess({
        title: t('scout.sentToGenie', { count: added, n: formatNumber(added) }),
        action: {
          label: t('scout.openGenie'),
          onClick: () => void navigate({ to: '/project/genie/$id', params: { id: genieProjectId } }),
        },
      });
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('scout.genieTitle', { count: ids.length, n: formatNumber(ids.length) })}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {projects.error ? (
        <ErrorState
          error={projects.error}
          thing={t('scout.theProjects')}
          onRetry={() => void projects.refetch()}
          isRetrying={projects.isRefetching}
        />
      ) : (
        <Form
          className={classes.form}
          onSubmit={() => {
            setIsChecked(true);
            if (chosen !== null && url !== '') send.mutate({ genieProjectId: chosen, ids, url });
          }}
        >
          <p className={classes.text}>{t('scout.genieHelp')}</p>
          {messages.length > ids.length ? (
            <InlineAlert tone="info">{t('scout.genieCut', { n: formatNumber(ids.length) })}</InlineAlert>
          ) : null}
          <Select
            required
            searchable
            data-autofocus
            label={t('scout.genieProject')}
            placeholder={t('scout.chooseProject')}
            nothingFoundMessage={t('scout.noOptionsFound')}
            description={projects.data?.length === 0 ? t('scout.noGenieProjects') : undefined}
            data={(projects.data ?? []).map(({ id, projectName }) => ({ value: id, label: projectName }))}
            value={chosen}
            error={isChecked && chosen === null ? t('scout.chooseProject') : null}
            onChange={setChosen}
          />
          <TextInput
            required
            type="url"
            inputMode="url"
            label={t('scout.url')}
            description={t('scout.genieUrlHelp')}
            placeholder={t('scout.urlPlaceholder')}
            maxLength={genieLimits.url}
            value={entered ?? scout.data?.url ?? ''}
            error={isChecked && url === '' ? t('scout.urlIsRequired') : null}
            onChange={({ currentTarget }) => setEntered(currentTarget.value)}
          />
          <div className={classes.actions}>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" variant="filled" loading={send.isPending}>
              {t('scout.sendToGenie')}
            </Button>
          </div>
        </Form>
      )}
    </Modal>
  );
}
