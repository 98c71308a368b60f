import { Button, Input, Switch } from '@mantine/core';
import type { EditionRow } from '@soundings/contract/reports/editions';
import { reportLimits } from '@soundings/contract/reports/report-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyInvitation } from '#/features/projects/edit/copy-invitation.tsx';
import { CopyBeside, ShareLink } from '#/features/projects/edit/share-link.tsx';
import { formatMoment } from '#/lib/format.ts';
import { isLocalAddress } from '#/lib/local-address.ts';
import { LateModal } from '#/ui/feedback/confirm-dialog.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { DayField } from '#/ui/form/day-field.tsx';
import { PasswordField } from '#/ui/form/password-field.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import layout from '#/ui/layout/layout.module.css';
import { useShareEdition, useUnshareEdition } from '../reports.api.ts';
import classes from './editions.module.css';

interface Props {
  reportId: string;
  edition: EditionRow;
  opened: boolean;
  onClose: () => void;
}

export function ShareDialog({ edition, opened, onClose, reportId }: Props) {
  const { t } = useTranslation();
  return (
    <LateModal
      opened={opened}
      onClose={onClose}
      title={t('reports.shareTitle', { moment: formatMoment(edition.madeOn) })}
      size={560}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <ShareForm reportId={reportId} edition={edition} />
    </LateModal>
  );
}

const dayMs = 86_400_000;
const toDay = (moment: Date): string => moment.toLocaleDateString('sv');
const daysAhead = (days: number): string => toDay(new Date(Date.now() + days * dayMs));
/** A link works to the end of its day here. */
const endOf = (day: string): string => new Date(`${day}T23:59:59`).toISOString();

function ShareForm({ reportId, edition: { id, title, share } }: Pick<Props, 'reportId' | 'edition'>) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  /** The server keeps a hash alone: what was set is known as long as this form is open. */
  const [given, setGiven] = useState('');
  const [isOpen, setOpen] = useState(false);
  const saved = share?.expiresOn ? toDay(new Date(share.expiresOn)) : undefined;
  const [until, setUntil] = useState(saved);
  const isChanged = password !== given || isOpen || until !== saved;
  const save = useShareEdition(reportId, share === null, (sent) => {
    if (sent === undefined) return;
    const set = sent ?? '';
    // What was typed on meanwhile is not set.
    setPassword((typed) => (sent === null || typed.trim() === sent ? set : typed));
    setGiven(set);
    setOpen(false);
  });
  const end = useUnshareEdition(reportId, () => {
    setPassword('');
    setGiven('');
    setOpen(false);
    setUntil(undefined);
  });
  const isShort = password !== '' && password.trim().length < 8;
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (isShort) return;
    const next = isOpen ? null : password === '' || password === given ? undefined : password.trim();
    const expiresOn = until === undefined ? null : endOf(until);
    save.mutate({ params: { id }, body: { expiresOn, ...(next === undefined ? {} : { password: next }) } });
  };
  const address = share && `${location.origin}/shared-report#${share.link}`;
  const about =
    given !== '' && password === given
      ? 'reports.passwordShown'
      : share?.hasPassword
        ? 'reports.passwordStays'
        : 'reports.passwordHelp';
  return (
    <form className={layout.stack} noValidate onSubmit={submit}>
      <p className={classes.lead}>{t('reports.shareLead')}</p>
      {address && <ShareLink label={t('reports.link')} link={address} isDisabled={false} />}
      {isLocalAddress(location.origin) && <InlineAlert tone="info">{t('projectEdit.linkIsLocal')}</InlineAlert>}
      <PasswordField
        label={t('reports.password')}
        description={t(about)}
        inputWrapperOrder={['input', 'description', 'error']}
        withSymbols={false}
        withHints={false}
        beside={isOpen ? null : <CopyBeside label={t('common.copyPassword')} text={password} />}
        value={password}
        maxLength={reportLimits.password}
        disabled={isOpen}
        error={isShort ? t('reports.passwordTooShort') : undefined}
        onChange={setPassword}
      />
      {share?.hasPassword && (
        <Switch
          label={t('reports.noPassword')}
          checked={isOpen}
          onChange={({ currentTarget }) => setOpen(currentTarget.checked)}
        />
      )}
      <Input.Wrapper label={t('reports.linkWorks')} labelElement="div">
        <div className={classes.until}>
          <Segmented
            label={t('reports.linkWorks')}
            value={until === undefined ? 'always' : 'until'}
            options={(['always', 'until'] as const).map((value) => ({ value, label: t(`reports.works_${value}`) }))}
            onChange={(value) => setUntil(value === 'until' ? daysAhead(30) : undefined)}
          />
          {until !== undefined && (
            <DayField
              label={t('reports.worksUntil')}
              value={until}
              min={daysAhead(0)}
              max={daysAhead(3650)}
              onDay={setUntil}
            />
          )}
        </div>
      </Input.Wrapper>
      {address && !isChanged && (
        <CopyInvitation
          name={title}
          link={address}
          linkExpiresOn={share.expiresOn}
          password={given === '' ? null : given}
          needsPassword={share.hasPassword}
        />
      )}
      <div className={layout.dialogFoot}>
        {share && (
          <Button
            variant="subtle"
            data-tone="danger"
            loading={end.isPending}
            onClick={() => end.mutate({ params: { id } })}
          >
            {t('reports.endLink')}
          </Button>
        )}
        <Button type="submit" variant="filled" loading={save.isPending}>
          {t(share ? 'reports.changeLink' : 'reports.makeLink')}
        </Button>
      </div>
    </form>
  );
}
