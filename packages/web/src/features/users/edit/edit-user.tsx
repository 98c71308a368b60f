import { Button } from '@mantine/core';
import type { UserInfo } from '@soundings/contract/access/users';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#/lib/format.ts';
import { ErrorState, isMissing } from '#/ui/feedback/error-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { FormPage, FormSection } from '#/ui/form/form-page.tsx';
import { useUnsavedChanges } from '#/ui/form/unsaved-changes.tsx';
import { BackLink } from '#/ui/layout/back-link.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { UserAvatar } from '#/ui/marks/user-avatar.tsx';
import classes from '../user-form.module.css';
import { shownName, userQuery } from '../users.api.ts';
import { SetPasswordForm } from './set-password-form.tsx';
import { UserInfoForm } from './user-info-form.tsx';

interface Props {
  id: string;
  ownId: string;
  onOwnChange: () => void;
}

export function EditUser({ id, ownId, onOwnChange }: Props) {
  const { t } = useTranslation();
  const { data: user, error, refetch, isRefetching } = useQuery(userQuery(id));
  const back = <BackLink to="/users">{t('users.allUsers')}</BackLink>;
  if (user === undefined || isMissing(error)) {
    return (
      <FormPage back={back} title={t('users.title')}>
        <Card flush label={t('users.title')}>
          {error === null ? (
            <SkeletonRows rows={6} />
          ) : (
            <ErrorState
              error={error}
              title={t('users.couldntPullUser')}
              missing={{
                icon: <IconUserOff size={21} stroke={1.7} />,
                title: t('users.notFound'),
                text: t('users.notFoundHelp'),
                action: (
                  <Button component={Link} to="/users">
                    {t('users.allUsers')}
                  </Button>
                ),
              }}
              onRetry={() => void refetch()}
              isRetrying={isRefetching}
            />
          )}
        </Card>
      </FormPage>
    );
  }
  const name = shownName(user);
  return (
    <FormPage
      back={back}
      tile={<UserAvatar name={name} size={44} />}
      title={name}
      task={t('users.editUser')}
      lead={t(`common.role_${user.roleName}`)}
    >
      <EditUserForms key={user.id} user={user} isOwn={id === ownId} onOwnChange={onOwnChange} />
    </FormPage>
  );
}

const account = () => import('#/features/access/account/load-account.ts');
const AccountOfUser = lazy(() => account().then((file) => file.loadAccountOfUser()));
const MissingParts = lazy(() => account().then((file) => file.loadMissingParts()));

interface EditUserFormsProps {
  user: UserInfo;
  isOwn: boolean;
  onOwnChange: () => void;
}

function EditUserForms({ user, isOwn, onOwnChange }: EditUserFormsProps) {
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
      <Suspense>
        <AccountOfUser userId={user.id} />
      </Suspense>
      {unsavedDialog}
    </div>
  );
}

function UserFacts({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  const { enabled, actionedBy, actionedOn, lastSignInOn, createdOn, mustChangePassword } = user;
  const status = () => {
    if (actionedOn === null) return t(enabled ? 'users.status_enabled' : 'users.status_disabled');
    const date = formatMoment(actionedOn);
    if (actionedBy === null) return t(enabled ? 'users.enabledOn' : 'users.disabledOn', { date });
    return t(enabled ? 'users.enabledBy' : 'users.disabledBy', { name: actionedBy.name, date });
  };
  return (
    <Card label={t('users.account')}>
      <dl className={classes.facts}>
        <dt>{t('users.accountStatus')}</dt>
        <dd>{status()}</dd>
        <dt>{t('users.column_lastSignIn')}</dt>
        <dd>{lastSignInOn === null ? t('users.never') : formatMoment(lastSignInOn)}</dd>
        <dt>{t('users.createdOn')}</dt>
        <dd>{formatMoment(createdOn)}</dd>
        <dt>{t('users.passwordState')}</dt>
        <dd>{t(mustChangePassword ? 'users.mustChangePassword' : 'users.ownPassword')}</dd>
        <Suspense>
          <MissingParts userId={user.id} />
        </Suspense>
      </dl>
    </Card>
  );
}
