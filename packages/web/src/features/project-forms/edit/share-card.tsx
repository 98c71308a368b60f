import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { Card } from '#/ui/card.tsx';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { PasswordField } from '#/ui/password-field.tsx';
import { editShare } from '../api/edit-share.ts';
import { useDirtyBlock } from './dirty-blocks.ts';
import classes from './edit.module.css';
import { ExpiryField } from './expiry-field.tsx';
import { daysAhead } from './local-moment.ts';
import { SaveBar } from './save-bar.tsx';
import { draftOf, isChanged, problemsOf, type ShareDraft, shareBody } from './share-draft.ts';
import { ShareLink } from './share-link.tsx';
import { ShareSwitch } from './share-switch.tsx';
import { useSaveBlock } from './use-save-block.ts';

/** Sharing with consumers: on or off, and the link, its password and how long it works. */
export function ShareCard({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation();
  const [entered, setEntered] = useState<Partial<ShareDraft>>({});
  const [isChecked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const saved = draftOf(info);
  const draft = { ...saved, ...entered };
  const isOff = !info.activeSharing;
  const isDirty = !isOff && isChanged(saved, draft);
  useDirtyBlock(isDirty);
  const problems = problemsOf(saved, draft, new Date());
  const forget = () => {
    setEntered({});
    setChecked(false);
  };
  const params = { id: info.id };
  const toasts = { saved: t('projectEdit.shareHasBeenSaved'), failed: t('projectEdit.couldntSaveShare') };
  const save = useSaveBlock({
    ...toasts,
    save: () => editShare({ params, body: shareBody(saved, draft) }),
    onSaved: forget,
    onRefused: (error) => {
      const isPassword = isApiError(error) && error.fieldMessage('body.projectPassword') !== undefined;
      if (isPassword) setRefusal(errorText(t, error));
      return isPassword;
    },
  });
  const renewal = useSaveBlock({
    save: (linkExpiresOn: string) => editShare({ params, body: { projectPassword: saved.password, linkExpiresOn } }),
    saved: t('projectEdit.linkHasBeenRenewed'),
    failed: toasts.failed,
    onSaved: () => setEntered(({ password }) => (password === undefined ? {} : { password })),
  });
  const isExpired = info.linkExpiresOn !== null && new Date(info.linkExpiresOn) <= new Date();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problems.password === null && problems.until === null) save.mutate(undefined);
  };
  const passwordError = refusal ?? (isChecked && problems.password ? t(`projectEdit.${problems.password}`) : null);
  return (
    <Card label={t('projectEdit.share')}>
      <form className={classes.stack} noValidate aria-label={t('projectEdit.share')} onSubmit={submit}>
        <ShareSwitch info={info} onSwitchedOff={forget} />
        {info.activeSharing && !info.active ? (
          <InlineAlert tone="info">{t('projectEdit.sharedButInactive')}</InlineAlert>
        ) : null}
        <ShareLink label={t('projectEdit.link')} link={info.link} isDisabled={isOff} />
        <PasswordField
          label={t('projectEdit.password')}
          withSymbols={false}
          disabled={isOff}
          placeholder={isOff ? t('projectEdit.passwordComes') : ''}
          value={draft.password}
          error={passwordError}
          onChange={(password) => {
            setRefusal(null);
            setEntered((now) => ({ ...now, password }));
          }}
        />
        {isDirty && draft.password !== saved.password ? (
          <InlineAlert tone="info">{t('projectEdit.newPasswordShutsOut')}</InlineAlert>
        ) : null}
        <ExpiryField
          expires={draft.expires}
          until={draft.until}
          error={isChecked && problems.until ? t(`projectEdit.${problems.until}`) : null}
          isDisabled={isOff}
          expiredOn={isExpired ? info.linkExpiresOn : null}
          isRenewing={renewal.isPending}
          onChange={(change) => setEntered((now) => ({ ...now, ...change }))}
          onRenew={() => renewal.mutate(daysAhead(30).toISOString())}
        />
        <SaveBar label={t('projectEdit.saveShare')} isDirty={isDirty} isSaving={save.isPending} />
      </form>
    </Card>
  );
}
