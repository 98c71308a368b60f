import { Button } from '@mantine/core';
import type { CreatedType } from '@soundings/contract/projects/project-choices';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import classes from './edit.module.css';
import { useDanger } from './use-danger.ts';

/** What shuts people out or cannot be undone; both are asked for first. */
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
          <Button
            loading={toggle.isPending}
            onClick={() => (active ? setAsked('deactivate') : toggle.mutate(undefined))}
          >
            {t(active ? 'projectEdit.deactivate' : 'projectEdit.activate')}
          </Button>
        </div>
        <div className={classes.row}>
          <div className={classes.words}>
            <h3 className={classes.rowTitle}>{t('projectEdit.delete')}</h3>
            <p className={classes.hint}>{t('projectEdit.deleteHelp')}</p>
          </div>
          <Button variant="danger" onClick={() => setAsked('delete')}>
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
          toggle.mutate(undefined);
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
