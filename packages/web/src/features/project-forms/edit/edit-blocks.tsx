import type { CreatedType } from '@soundings/contract/projects/project-choices';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#/ui/form-section.tsx';
import { useUnsavedChanges } from '#/ui/unsaved-changes.tsx';
import { AssistantsCard } from './assistants-card.tsx';
import { DangerCard } from './danger-card.tsx';
import { DirtyBlocks, useDirtyBlock, useDirtyBlocks } from './dirty-blocks.ts';
import classes from './edit.module.css';
import { FileCard } from './file-card.tsx';
import { FinalMessagesCard } from './final-messages-card.tsx';
import { SettingsBlock } from './settings-block.tsx';
import { ShareCard } from './share-card.tsx';
import { UsersCard } from './users-card.tsx';

/** A block that another feature draws; it says whether it holds something unsaved. */
export type RenderFileBlock = (info: ProjectInfo, onDirty: (isDirty: boolean) => void) => ReactNode;

interface EditBlocksProps {
  type: CreatedType;
  info: ProjectInfo;
  canManage: boolean;
  resonanceFile: RenderFileBlock;
}

function ForeignBlock({ info, render }: { info: ProjectInfo; render: RenderFileBlock }) {
  const [isDirty, setDirty] = useState(false);
  useDirtyBlock(isDirty);
  return render(info, setDirty);
}

/** The blocks of a type, each saved by itself; leaving asks while one of them holds something unsaved. */
export function EditBlocks({ type, info, canManage, resonanceFile }: EditBlocksProps) {
  const { t } = useTranslation();
  const [isDirty, report] = useDirtyBlocks();
  const unsavedDialog = useUnsavedChanges(isDirty);
  const { assistantData, finalMessagesLink } = info;
  const hasAssistants = type === 'SCOUTV2' || type === 'GENIE' || type === 'GENIE_GO';
  return (
    <DirtyBlocks value={report}>
      <div className={classes.blocks}>
        <FormSection title={t('projectEdit.settings')} help={t(`projectEdit.settingsHelp_${type}`)}>
          <SettingsBlock type={type} info={info} />
        </FormSection>
        {canManage ? (
          <>
            {type === 'RESONANCE' ? <ForeignBlock info={info} render={resonanceFile} /> : null}
            {type === 'RESONANCE' || type === 'SONAR' ? null : (
              <FormSection title={t('projectForm.file')} help={t('projectForm.fileHelp')}>
                <FileCard type={type} info={info} />
              </FormSection>
            )}
            {hasAssistants && assistantData ? (
              <FormSection
                title={t('projectForm.assistants')}
                help={t(type === 'SCOUTV2' ? 'projectForm.assistantsHelp_SCOUTV2' : 'projectForm.assistantsHelp')}
              >
                <AssistantsCard type={type} info={info} data={assistantData} />
              </FormSection>
            ) : null}
            <FormSection title={t('projectEdit.share')} help={t('projectEdit.shareHelp')}>
              <ShareCard info={info} />
              {finalMessagesLink === null ? null : (
                <FinalMessagesCard key={String(info.activeSharing)} info={info} link={finalMessagesLink} />
              )}
            </FormSection>
            <FormSection title={t('projectForm.users')} help={t('projectForm.usersHelp')}>
              <UsersCard info={info} />
            </FormSection>
            <FormSection title={t('projectEdit.danger')} help={t('projectEdit.dangerHelp')}>
              <DangerCard type={type} info={info} />
            </FormSection>
          </>
        ) : null}
        {unsavedDialog}
      </div>
    </DirtyBlocks>
  );
}
