import { endpoints } from 'virtual:endpoints';
import { Switch } from '@mantine/core';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { errorText } from '#/lib/error-text.ts';
import { isLocalAddress } from '#/lib/local-address.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { useSwitch } from '#/ui/feedback/use-switch.ts';
import { PasswordField } from '#/ui/form/password-field.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { useEditAction } from '../project-forms.api.ts';
import { CopyInvitation } from './copy-invitation.tsx';
import classes from './edit.module.css';
import { daysAhead, ExpiryField } from './expiry-field.tsx';
import { SaveBar, useDirtyBlock } from './save-bar.tsx';
import { findProblems, isChanged, type ShareDraft, shareBody, toDraft } from './share-draft.ts';
import { CopyBeside, ShareLink } from './share-link.tsx';

interface ShareCardProps {
  info: ProjectInfo;
  isBare?: boolean;
  /** What the open page shows, as the search of an address: `?tab=trust`. */
  view?: string;
}

export function ShareCard({ info, isBare = false, view = '' }: ShareCardProps) {
  const { t } = useTranslation();
  const [withView, setWithView] = useState(false);
  const link = withView ? info.link + view : info.link;
  const [entered, setEntered] = useState<Partial<ShareDraft>>({});
  const [isChecked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [given, setGiven] = useState<string | null>(null);
  // SCOUT’s final messages are said something of under a link of their own.
  const allowsFeedback = info.finalMessagesLink === null ? info.allowsFeedback : null;
  const saved = toDraft({ ...info, allowsFeedback });
  const draft = { ...saved, ...entered };
  const isOff = !info.activeSharing;
  const isDirty = !isOff && isChanged(saved, draft);
  useDirtyBlock(isDirty);
  const problems = findProblems(saved, draft, new Date());
  const forget = () => {
    setEntered({});
    setChecked(false);
  };
  const params = { id: info.id };
  const save = useEditAction({
    call: () => call(endpoints.editShare, { params, body: shareBody(saved, draft) }),
    done: 'projectEdit.shareHasBeenSaved',
    failed: 'projectEdit.couldntSaveShare',
    onDone: () => {
      if (draft.password !== saved.password) setGiven(draft.password);
      forget();
    },
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
    onDone: () => setEntered(({ expires: _, until: __, ...rest }) => rest),
  });
  const isExpired = info.linkExpiresOn !== null && new Date(info.linkExpiresOn) <= new Date();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problems.password === null && problems.until === null) save.mutate();
  };
  const passwordError = refusal ?? (isChecked && problems.password ? t(`projectEdit.${problems.password}`) : null);
  const form = (
    <form className={layout.stack} noValidate aria-label={t('projectEdit.share')} onSubmit={submit}>
      <ShareSwitch info={info} onSwitchedOff={forget} />
      {info.activeSharing && !info.active ? (
        <InlineAlert tone="info">{t('projectEdit.sharedButInactive')}</InlineAlert>
      ) : null}
      <ShareLink label={t('projectEdit.link')} link={link} isDisabled={isOff} />
      {isOff || view === '' ? null : (
        <Switch
          label={t('projectEdit.withView')}
          description={t('projectEdit.withViewHelp')}
          checked={withView}
          onChange={({ currentTarget: { checked } }) => setWithView(checked)}
        />
      )}
      {!isOff && isLocalAddress(info.link) ? (
        <InlineAlert tone="info">{t('projectEdit.linkIsLocal')}</InlineAlert>
      ) : null}
      <PasswordField
        label={t('projectEdit.password')}
        withSymbols={false}
        withHints={draft.password !== saved.password}
        beside={isOff ? null : <CopyBeside label={t('common.copyPassword')} text={draft.password} />}
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
      {isOff ? null : (
        <ExpiryField
          expires={draft.expires}
          until={draft.until}
          error={isChecked && problems.until ? t(`projectEdit.${problems.until}`) : null}
          expiredOn={isExpired ? info.linkExpiresOn : null}
          isRenewing={renewal.isPending}
          onChange={(change) => setEntered((now) => ({ ...now, ...change }))}
          onRenew={() => renewal.mutate(daysAhead(30).toISOString())}
        />
      )}
      {isOff || draft.allowsFeedback === null ? null : (
        <Switch
          label={t('projectEdit.allowsFeedback')}
          description={t('projectEdit.allowsFeedbackHelp')}
          checked={draft.allowsFeedback}
          onChange={({ currentTarget: { checked } }) => setEntered((now) => ({ ...now, allowsFeedback: checked }))}
        />
      )}
      {isDirty ? (
        <SaveBar label={t('projectEdit.saveShare')} isDirty isSaving={save.isPending} />
      ) : (
        !isOff &&
        !isExpired && (
          <CopyInvitation name={info.projectName} link={link} linkExpiresOn={info.linkExpiresOn} password={given} />
        )
      )}
    </form>
  );
  return isBare ? form : <Card label={t('projectEdit.share')}>{form}</Card>;
}

interface ShareSwitchProps {
  info: ProjectInfo;
  onSwitchedOff: () => void;
}

function ShareSwitch({ info: { id, projectName, activeSharing }, onSwitchedOff }: ShareSwitchProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const sharing = useSwitch(
    activeSharing,
    {
      call: (isOn: boolean) => call(isOn ? endpoints.activateSharing : endpoints.deactivateSharing, { params: { id } }),
      done: (t, isOn) => ({ title: t(isOn ? 'projectEdit.sharingIsOnNow' : 'projectEdit.sharingIsOffNow') }),
      failed: (t, isOn) => t(isOn ? 'projectEdit.couldntSwitchSharingOn' : 'projectEdit.couldntSwitchSharingOff'),
      onDone: (_, isOn) => {
        if (!isOn) onSwitchedOff();
      },
    },
    useEditAction,
  );
  return (
    <>
      <Switch
        classNames={{
          body: classes.switch ?? '',
          track: classes.track ?? '',
          label: classes.switchLabel ?? '',
          description: classes.about ?? '',
        }}
        // The description is told as one, not as a part of the name.
        aria-label={t('projectEdit.sharing')}
        label={t('projectEdit.sharing')}
        description={t(sharing.isOn ? 'projectEdit.sharingOn' : 'projectEdit.sharingOff')}
        checked={sharing.isOn}
        onChange={() => (sharing.isOn ? setAsking(true) : sharing.set(true))}
      />
      <ConfirmDialog
        opened={isAsking}
        title={t('projectEdit.switchSharingOffTitle', { name: projectName })}
        confirmLabel={t('projectEdit.switchSharingOff')}
        cancelLabel={t('projectEdit.keepSharing')}
        isDangerous
        onConfirm={() => {
          setAsking(false);
          sharing.set(false);
        }}
        onClose={() => setAsking(false)}
      >
        {t('projectEdit.switchSharingOffText')}
      </ConfirmDialog>
    </>
  );
}
