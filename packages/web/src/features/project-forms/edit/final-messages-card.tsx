import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { PasswordField } from '#/ui/password-field.tsx';
import { editFinalMessagesShare } from '../api/edit-final-messages-share.ts';
import { checkSharePassword } from './check-share-password.ts';
import { useDirtyBlock } from './dirty-blocks.ts';
import classes from './edit.module.css';
import { SaveBar } from './save-bar.tsx';
import { ShareLink } from './share-link.tsx';
import { useSaveBlock } from './use-save-block.ts';

/** SCOUT's second share: only the final messages, by a link and a password of their own. */
export function FinalMessagesCard({ info, link }: { info: ProjectInfo; link: string }) {
  const { t } = useTranslation();
  const [entered, setEntered] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const isOff = !info.activeSharing;
  const savedPassword = info.finalMessagesPassword ?? '';
  const password = isOff ? savedPassword : (entered ?? savedPassword);
  const isDirty = password !== savedPassword;
  useDirtyBlock(isDirty);
  const problem = checkSharePassword(password);
  const save = useSaveBlock({
    save: (finalMessagesPassword: string) =>
      editFinalMessagesShare({ params: { id: info.id }, body: { finalMessagesPassword } }),
    saved: t('projectEdit.shareHasBeenSaved'),
    failed: t('projectEdit.couldntSaveShare'),
    onSaved: () => {
      setEntered(null);
      setChecked(false);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem === null) save.mutate(password);
  };
  return (
    <Card title={t('projectEdit.finalMessages')} meta={t('projectEdit.finalMessagesHelp')}>
      <form className={classes.stack} noValidate aria-label={t('projectEdit.finalMessages')} onSubmit={submit}>
        <ShareLink label={t('projectEdit.finalMessagesLink')} link={link} isDisabled={isOff} />
        <PasswordField
          label={t('projectEdit.finalMessagesPassword')}
          withSymbols={false}
          disabled={isOff}
          placeholder={isOff ? t('projectEdit.passwordComes') : ''}
          value={password}
          error={isChecked && problem ? t(`projectEdit.${problem}`) : null}
          onChange={setEntered}
        />
        {isDirty ? <InlineAlert tone="info">{t('projectEdit.newPasswordShutsOut')}</InlineAlert> : null}
        <SaveBar label={t('projectEdit.saveFinalMessages')} isDirty={isDirty} isSaving={save.isPending} />
      </form>
    </Card>
  );
}
