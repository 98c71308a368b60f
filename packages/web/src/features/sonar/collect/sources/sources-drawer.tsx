import { Drawer } from '@mantine/core';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { SonarSource } from '@soundings/contract/sonar/sources';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { sonarSourcesQuery, useDeleteSource } from '../collect.api.ts';
import { KeyDialog } from './key-dialog.tsx';
import { SourceCard } from './source-card.tsx';
import classes from './sources.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
}

interface Over {
  what: 'key' | 'delete';
  source: SonarSource;
}

export function SourcesDrawer({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const [over, setOver] = useState<Over | null>(null);
  const { data, error, refetch, isRefetching } = useQuery({ ...sonarSourcesQuery, enabled: opened });
  const keys = data?.sources.filter(({ kind }) => kind !== 'none').length ?? 0;
  const close = () => setOver(null);
  return (
    <>
      <Drawer
        opened={opened}
        onClose={onClose}
        position="right"
        size={600}
        title={t('sonarSources.title')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        // What lies over it takes the keys and clicks.
        closeOnEscape={over === null}
        closeOnClickOutside={over === null}
        trapFocus={over === null}
      >
        <p className={classes.lead}>{t('sonarSources.lead')}</p>
        {data === undefined && error === null && <SkeletonRows rows={7} />}
        {data === undefined && error !== null && (
          <ErrorState
            error={error}
            thing={t('sonarSources.theSources')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        )}
        {data?.demo && (
          <InlineAlert tone="info" title={t('sonarSources.demoTitle')}>
            {t('sonarSources.demoText')}
          </InlineAlert>
        )}
        <ul className={classes.list}>
          {data?.sources.map((source) => (
            <SourceCard
              key={source.network}
              source={source}
              isDemo={data.demo}
              onEnter={() => setOver({ what: 'key', source })}
              onDelete={() => setOver({ what: 'delete', source })}
            />
          ))}
        </ul>
      </Drawer>
      {over?.what === 'key' && <KeyDialog source={over.source} onClose={close} />}
      {over?.what === 'delete' && <DeleteKeyDialog network={over.source.network} isLast={keys === 1} onClose={close} />}
    </>
  );
}

interface DeleteKeyDialogProps {
  network: SocialNetwork;
  isLast: boolean;
  onClose: () => void;
}

function DeleteKeyDialog({ network, isLast, onClose }: DeleteKeyDialogProps) {
  const { t } = useTranslation();
  const named = { network: t(`sonar.network.${network}`) };
  const remove = useDeleteSource(network, { onDone: onClose, onFailed: onClose });
  return (
    <ConfirmDialog
      opened
      title={t('sonarSources.deleteTitle', named)}
      confirmLabel={t('sonarSources.deleteConfirm')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {isLast ? t('sonarSources.deleteLastText') : t('sonarSources.deleteText', named)}
    </ConfirmDialog>
  );
}
