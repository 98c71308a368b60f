import { endpoints } from 'virtual:endpoints';
import type { ProjectInfo } from '@soundings/contract/project-info';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { errorText } from '#/lib/error-text.ts';
import { Card } from '#/ui/card.tsx';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { PasswordField } from '#/ui/password-field.tsx';
import { useEditAction } from '../project-forms.api.ts';
import { useDirtyBlock } from './dirty-blocks.ts';
import classes from './edit.module.css';
import { ExpiryField } from './expiry-field.tsx';
import { daysAhead } from './local-moment.ts';
import { SaveBar } from './save-bar.tsx';
import { draftOf, isChanged, problemsOf, type ShareDraft, shareBody } from './share-draft.ts';
import { ShareLink } from './share-link.tsx';
import { ShareSwitch } from './share-switch.tsx';

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
  const save = useEditAction({
    call: () => call(endpoints.editShare, { params, body: shareBody(saved, draft) }),
    done: 'projectEdit.shareHasBeenSaved',
    failed: 'projectEdit.couldntSaveShare',
    onDone: forget,
    onFailed: (error) => {
      const isPassword = isApiError(error) && error.fieldMessage('body.projectPassword') !== undefined;
      if (isPassword) setRefusal(errorText(t, error));
      return isPassword;
    },
  });
  const renewal = useEditAction({
    call: (linkExpiresOn: string) =>
      call(endpoints.editShare, { params, body: { projectPassword: saved.password, linkExpiresOn } }),
    done: 'projectEdit.linkHasBeenRenewed',
    failed: 'projectEdit.couldntSaveShare',
    onDone: () => setEntered(({ password }) => (password === undefined ? {} : { password })),
  });
  const isExpired = info.linkExpiresOn !== null && new Date(info.linkExpiresOn) <= new Date();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problems.password === null && problems.until === null) save.mutate();
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
