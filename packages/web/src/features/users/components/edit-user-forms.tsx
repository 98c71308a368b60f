import type { UserInfo } from '@soundings/contract/access/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { FormSection } from '#/ui/form-section.tsx';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { useUnsavedChanges } from '#/ui/unsaved-changes.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import { UserFacts } from './user-facts.tsx';
import classes from './user-form.module.css';
import { UserInfoForm } from './user-info-form.tsx';

interface Props {
  user: UserInfo;
  isOwn: boolean;
  onOwnChange: () => void;
}

/** Three parts, each saved by itself; leaving asks while one of them holds something unsaved. */
export function EditUserForms({ user, isOwn, onOwnChange }: Props) {
  const { t } = useTranslation();
  const [isInfoDirty, setInfoDirty] = useState(false);
  const [isPasswordDirty, setPasswordDirty] = useState(false);
  const unsavedDialog = useUnsavedChanges(isInfoDirty || isPasswordDirty);
  return (
    <div className={classes.fields}>
      <FormSection title={t('users.person')} help={t('users.personHelp')}>
        <UserInfoForm user={user} isOwn={isOwn} onDirty={setInfoDirty} onSaved={() => isOwn && onOwnChange()} />
      </FormSection>
      <FormSection title={t('users.password')} help={t('users.newPasswordHelp')}>
        {isOwn ? (
          <Card label={t('users.password')}>
            <InlineAlert tone="info">{t('users.ownPasswordNote')}</InlineAlert>
          </Card>
        ) : (
          <SetPasswordForm user={user} onDirty={setPasswordDirty} />
        )}
      </FormSection>
      <FormSection title={t('users.account')} help={t('users.accountHelp')}>
        <UserFacts user={user} />
      </FormSection>
      {unsavedDialog}
    </div>
  );
}
