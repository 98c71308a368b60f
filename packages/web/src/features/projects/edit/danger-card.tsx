import { Button } from '@mantine/core';
import type { CreatedType } from '@soundings/contract/projects/project-types';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { useAction, useRefresh } from '#/ui/feedback/use-action.ts';
import { Card } from '#/ui/layout/card.tsx';
import { useEditAction } from '../project-forms.api.ts';
import { deleteProject, projectLists, setProjectActive } from '../projects.api.ts';
import classes from './edit.module.css';

export function DangerCard({ type, info }: { type: CreatedType; info: ProjectInfo }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'deactivate' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const { toggle, remove } = useDanger(type, info, close);
  const { active, projectName: name } = info;
  return (
    <Card label={t('projectEdit.danger')} className={classes.danger}>
      <div className={classes.rows}>
        <div className={classes.row}>
          <div className={classes.words}>
            <h3 className={classes.rowTitle}>{t(active ? 'projectEdit.deactivate' : 'projectEdit.activate')}</h3>
            <p className={classes.hint}>{t(active ? 'projectEdit.deactivateHelp' : 'projectEdit.activateHelp')}</p>
          </div>
          <Button loading={toggle.isPending} onClick={() => (active ? setAsked('deactivate') : toggle.mutate())}>
            {t(active ? 'projectEdit.deactivate' : 'projectEdit.activate')}
          </Button>
        </div>
        <div className={classes.row}>
          <div className={classes.words}>
            <h3 className={classes.rowTitle}>{t('projectEdit.delete')}</h3>
            <p className={classes.hint}>{t('projectEdit.deleteHelp')}</p>
          </div>
          <Button data-tone="danger" onClick={() => setAsked('delete')}>
            {t('projectEdit.delete')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        opened={asked === 'deactivate'}
        title={t('projectEdit.deactivateTitle', { name })}
        confirmLabel={t('projectEdit.deactivate')}
        isDangerous
        onConfirm={() => {
          close();
          toggle.mutate();
        }}
        onClose={close}
      >
        {t('projectEdit.deactivateText')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'delete'}
        title={t('projectEdit.deleteTitle', { name })}
        confirmLabel={t('projectEdit.delete')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={close}
      >
        {t(`projectEdit.goesWith_${type}`)}
      </ConfirmDialog>
    </Card>
  );
}

function useDanger(type: CreatedType, { id, projectName, active }: ProjectInfo, onFailed: () => void) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const toggle = useEditAction({
    call: () => setProjectActive(id, !active),
    done: active ? 'projectEdit.projectHasBeenDeactivated' : 'projectEdit.projectHasBeenActivated',
    failed: active ? 'projectEdit.couldntDeactivateProject' : 'projectEdit.couldntActivateProject',
  });
  const remove = useAction({
    call: () => deleteProject(type, id),
    done: (t) => ({ title: t('projectEdit.projectHasBeenDeleted'), text: projectName }),
    failed: 'projectEdit.couldntRemoveProject',
    onDone: async () => {
      // First away from the page, which would ask for what is gone.
      await navigate({ to: '/projects', ignoreBlocker: true });
      void refresh(projectLists);
    },
    onFailed,
  });
  return { toggle, remove };
}
