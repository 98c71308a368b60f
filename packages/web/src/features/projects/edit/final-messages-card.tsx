import { endpoints } from 'virtual:endpoints';
import { Switch } from '@mantine/core';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { PasswordField } from '#/ui/form/password-field.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { useEditAction } from '../project-forms.api.ts';
import { SaveBar, useDirtyBlock } from './save-bar.tsx';
import { checkSharePassword } from './share-draft.ts';
import { CopyBeside, ShareLink } from './share-link.tsx';

export function FinalMessagesCard({ info, link }: { info: ProjectInfo; link: string }) {
  const { t } = useTranslation();
  const [entered, setEntered] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const isOff = !info.activeSharing;
  const savedPassword = info.finalMessagesPassword ?? '';
  const password = isOff ? savedPassword : (entered ?? savedPassword);
  const isNewPassword = password !== savedPassword;
  useDirtyBlock(isNewPassword);
  const problem = checkSharePassword(password);
  const save = useEditAction({
    call: (body: { finalMessagesPassword: string; allowsFeedback: boolean }) =>
      call(endpoints.editFinalMessagesShare, { params: { id: info.id }, body }),
    done: 'projectEdit.shareHasBeenSaved',
    failed: 'projectEdit.couldntSaveShare',
  });
  const allowsFeedback = save.isPending ? save.variables.allowsFeedback : (info.allowsFeedback ?? false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem !== null) return;
    const onSuccess = () => {
      setEntered(null);
      setChecked(false);
    };
    save.mutate({ finalMessagesPassword: password, allowsFeedback }, { onSuccess });
  };
  return (
    <Card title={t('projectEdit.finalMessages')} meta={t('projectEdit.finalMessagesHelp')}>
      <form className={layout.stack} noValidate aria-label={t('projectEdit.finalMessages')} onSubmit={submit}>
        <ShareLink label={t('projectEdit.finalMessagesLink')} link={link} isDisabled={isOff} />
        <PasswordField
          label={t('projectEdit.finalMessagesPassword')}
          withSymbols={false}
          withHints={isNewPassword}
          beside={isOff ? null : <CopyBeside label={t('common.copyPassword')} text={password} />}
          disabled={isOff}
          placeholder={isOff ? t('projectEdit.passwordComes') : ''}
          value={password}
          error={isChecked && problem ? t(`projectEdit.${problem}`) : null}
          onChange={setEntered}
        />
        <Switch
          label={t('projectEdit.allowsFeedback')}
          description={t('projectEdit.allowsFeedbackHelp')}
          disabled={isOff || save.isPending}
          checked={allowsFeedback}
          onChange={({ currentTarget }) =>
            save.mutate({ finalMessagesPassword: savedPassword, allowsFeedback: currentTarget.checked })
          }
        />
        {isNewPassword ? <InlineAlert tone="info">{t('projectEdit.newPasswordShutsOut')}</InlineAlert> : null}
        <SaveBar label={t('projectEdit.saveFinalMessages')} isDirty={isNewPassword} isSaving={save.isPending} />
      </form>
    </Card>
  );
}
