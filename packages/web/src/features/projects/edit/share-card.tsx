import { endpoints } from 'virtual:endpoints';
import { Button, Switch, TextInput } from '@mantine/core';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { errorText } from '#/lib/error-text.ts';
import { isLocalAddress } from '#/lib/local-address.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { useCopied } from '#/ui/feedback/copy-button.tsx';
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
        !isOff && !isExpired && <CopyInvitation info={{ ...info, link }} password={given} />
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

interface ShareLinkProps {
  label: string;
  link: string;
  isDisabled: boolean;
}

export function ShareLink({ label, link, isDisabled }: ShareLinkProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.linkRow}>
      <TextInput
        className={classes.grow ?? ''}
        classNames={{ input: classes.link ?? '' }}
        label={label}
        value={isDisabled ? decodedAddress(link) : readableAddress(link)}
        readOnly
        disabled={isDisabled}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyBeside label={t('projectEdit.copyLink', { label })} text={link} isDisabled={isDisabled} />
    </div>
  );
}

/** Beside the field whose text it copies. */
export function CopyBeside({ label, text, isDisabled = false }: { label: string; text: string; isDisabled?: boolean }) {
  const { t } = useTranslation();
  const [isCopied, copy] = useCopied();
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      aria-label={label}
      leftSection={<Icon size={16} aria-hidden="true" />}
      disabled={isDisabled || text === ''}
      onClick={() => copy(text)}
    >
      <span aria-live="polite">{isCopied ? t('common.copied') : t('common.copy')}</span>
    </Button>
  );
}

/** Of a link that cannot be copied yet. */
const decodedAddress = (link: string): string => {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
};

const readableAddress = (link: string): string => {
  try {
    // A blank would end the address wherever it is pasted by hand; a name may hold signs that have a meaning in one, such as % and ?.
    const readable = decodeURI(link).replaceAll(' ', '%20');
    return new URL(readable).href === link ? readable : link;
  } catch {
    return link;
  }
};
