import { Button, Radio, Select } from '@mantine/core';
import type { Block } from '@soundings/contract/reports/blocks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typeMarks } from '#/lib/type-marks.ts';
import { LateModal } from '#/ui/feedback/confirm-dialog.tsx';
import layout from '#/ui/layout/layout.module.css';
import { kindsOfType, newBlock } from '../new-block.ts';
import { reportProjectsQuery } from '../reports.api.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  onAdd: (block: Block) => void;
}

export function AddBlock({ opened, onClose, onAdd }: Props) {
  const { t } = useTranslation();
  return (
    <LateModal
      opened={opened}
      onClose={onClose}
      title={t('reports.addBlockTitle')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <AddForm onClose={onClose} onAdd={onAdd} />
    </LateModal>
  );
}

function AddForm({ onClose, onAdd }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const { data: projects } = useQuery(reportProjectsQuery);
  const [projectId, setProjectId] = useState<string | null>(null);
  const [kind, setKind] = useState<string | null>(null);
  const project = projects?.find(({ id }) => id === projectId);
  const kinds = project ? kindsOfType(project.projectType) : [];
  const chosen = kinds.find((one) => one === kind) ?? kinds[0];
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!project || !chosen) return;
    onAdd(newBlock(chosen, project.id));
    onClose();
  };
  return (
    <form className={layout.stack} onSubmit={submit}>
      <Select
        label={t('reports.project')}
        placeholder={t('reports.chooseProject')}
        description={projects?.length === 0 ? t('reports.noProjects') : undefined}
        data={(projects ?? []).map(({ id, projectName, projectType }) => ({
          value: id,
          label: `${projectName} · ${typeMarks[projectType].name}`,
        }))}
        value={projectId}
        onChange={setProjectId}
        searchable
        data-autofocus
      />
      {kinds.length > 0 && (
        <Radio.Group label={t('reports.block')} value={chosen ?? null} onChange={setKind}>
          <div className={layout.stack} style={{ gap: 8, marginTop: 6 }}>
            {kinds.map((one) => (
              <Radio key={one} value={one} label={t(`reports.kind_${one}`)} />
            ))}
          </div>
        </Radio.Group>
      )}
      <div className={layout.dialogFoot}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled" disabled={!chosen}>
          {t('reports.add')}
        </Button>
      </div>
    </form>
  );
}
