import { ActionIcon, Button, Modal, TextInput, Tooltip, VisuallyHidden } from '@mantine/core';
import { type CreatedType, typeFacts } from '@soundings/contract/projects/project-types';
import type { ProjectInfo, ProjectRow } from '@soundings/contract/projects/projects';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { useCopied } from '#/ui/feedback/copy-button.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { PasswordInput } from '#/ui/form/password-input.tsx';
import { projectInfoQuery, useDeleteProject, useToggleProject } from '../projects.api.ts';
import type { MenuAction } from './project-menu-entries.ts';
import classes from './share-dialog.module.css';

export interface Asked {
  action: MenuAction;
  project: ProjectRow;
}

interface Props {
  /** The last that was asked for: it keeps its words while its dialog closes. */
  asked: Asked;
  opened: boolean;
  onClose: () => void;
}

/** What opens from a project's menu: questions that name the project and the effect, and how it is shared. */
export function ProjectDialogs({ asked: { action, project }, opened, onClose }: Props) {
  const { t } = useTranslation();
  const outcome = { onDone: onClose, onFailed: onClose };
  const toggle = useToggleProject(outcome);
  const remove = useDeleteProject(outcome);
  const name = project.projectName;
  const isOpen = (...actions: MenuAction[]) => opened && actions.includes(action);
  const verb = action === 'activate' ? 'activate' : 'deactivate';
  return (
    <>
      <ShareDialog project={project} opened={isOpen('share')} onClose={onClose} />
      <ConfirmDialog
        opened={isOpen('activate', 'deactivate')}
        title={t(`projects.${verb}Title`, { name })}
        confirmLabel={t(`projects.${verb}Project`)}
        isBusy={toggle.isPending}
        onConfirm={() => toggle.mutate(project)}
        onClose={onClose}
      >
        {t(`projects.${verb}Text`)}
      </ConfirmDialog>
      <ConfirmDialog
        opened={isOpen('delete')}
        title={t('projects.deleteTitle', { name })}
        confirmLabel={t('projects.deleteProject')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(project)}
        onClose={onClose}
      >
        {t('projects.deleteText')}
      </ConfirmDialog>
    </>
  );
}

interface ShareDialogProps {
  project: ProjectRow;
  opened: boolean;
  onClose: () => void;
}

/** Link and password to hand on; to change them there is the edit page. */
export function ShareDialog({ project, opened, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const params = { type: typeFacts[project.projectType as CreatedType].segment, id: project.id };
  const { data, error, refetch, isRefetching } = useQuery({ ...projectInfoQuery(project.id), enabled: opened });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('projects.shareTitle', { name: project.projectName })}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {data !== undefined ? (
        <SharedAs info={data} />
      ) : error === null ? (
        <SkeletonRows rows={4} />
      ) : (
        <ErrorState
          error={error}
          thing={t('projects.theShare')}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      )}
      <div className={classes.actions}>
        <Button
          className={classes.change ?? ''}
          variant="subtle"
          renderRoot={(props) => <Link {...props} to="/projects/edit/$type/$id" params={params} />}
        >
          {t('projects.changeSharing')}
        </Button>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </div>
    </Modal>
  );
}

/** The link, its password and how long it works; Scout has a second pair for its final messages. */
export function SharedAs({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation();
  const { linkExpiresOn } = info;
  if (!info.activeSharing) return <InlineAlert tone="info">{t('projects.sharingIsOff')}</InlineAlert>;
  const isExpired = linkExpiresOn !== null && new Date(linkExpiresOn) <= new Date();
  const moment = linkExpiresOn === null ? '' : formatMoment(linkExpiresOn);
  return (
    <div className={classes.body}>
      <p className={classes.lead}>{t('projects.shareLead')}</p>
      {!info.active && <InlineAlert tone="info">{t('projects.shareInactive')}</InlineAlert>}
      {isExpired && <InlineAlert tone="info">{t('projects.shareExpired', { moment })}</InlineAlert>}
      <ShareValue label={t('projects.shareLink')} value={info.link} copyLabel={t('projects.copyLink')} />
      {info.projectPassword !== null && (
        <ShareValue
          label={t('projects.sharePassword')}
          value={info.projectPassword}
          copyLabel={t('common.copyPassword')}
          isSecret
        />
      )}
      {info.finalMessagesLink !== null && info.finalMessagesPassword !== null && (
        <section className={classes.block} aria-label={t('projects.finalMessages')}>
          <h3 className={classes.heading}>{t('projects.finalMessages')}</h3>
          <ShareValue
            label={t('projects.finalMessagesLink')}
            value={info.finalMessagesLink}
            copyLabel={t('projects.copyFinalMessagesLink')}
          />
          <ShareValue
            label={t('projects.finalMessagesPassword')}
            value={info.finalMessagesPassword}
            copyLabel={t('projects.copyFinalMessagesPassword')}
            isSecret
          />
        </section>
      )}
      {!isExpired && (
        <p className={classes.expiry}>
          {linkExpiresOn === null ? t('projects.shareNeverExpires') : t('projects.shareExpires', { moment })}
        </p>
      )}
    </div>
  );
}

interface ShareValueProps {
  label: string;
  value: string;
  copyLabel: string;
  isSecret?: boolean;
}

/** A value to hand on: it cannot be changed here, but selected, and copied with one click. */
export function ShareValue({ label, value, copyLabel, isSecret = false }: ShareValueProps) {
  const { t } = useTranslation();
  const [isCopied, copy] = useCopied();
  const Field = isSecret ? PasswordInput : TextInput;
  return (
    <div className={classes.value}>
      <Field
        label={label}
        value={value}
        readOnly
        autoComplete="off"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Tooltip label={isCopied ? t('common.copied') : copyLabel}>
        <ActionIcon size={36} aria-label={copyLabel} onClick={() => copy(value)}>
          {isCopied ? <IconCheck size={17} /> : <IconCopy size={17} stroke={1.7} />}
        </ActionIcon>
      </Tooltip>
      <VisuallyHidden aria-live="polite">{isCopied ? t('common.copied') : ''}</VisuallyHidden>
    </div>
  );
}
