import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { BackLink } from '#/ui/back-link.tsx';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { FormPage } from '#/ui/form-page.tsx';
import { SkeletonRows } from '#/ui/skeleton-rows.tsx';
import { UserAvatar } from '#/ui/user-avatar.tsx';
import { shownName } from '../shown-name.ts';
import { userQuery } from '../users.api.ts';
import { EditUserForms } from './edit-user-forms.tsx';
import { UserNotFound } from './user-not-found.tsx';

interface Props {
  id: string;
  /** Whoever looks: they cannot change their own role. */
  ownId: string;
  onOwnChange: () => void;
}

/** One user: who they are, their password, what is known; or what stands there while it loads or fails. */
export function EditUser({ id, ownId, onOwnChange }: Props) {
  const { t } = useTranslation();
  const { data: user, error, refetch, isRefetching } = useQuery(userQuery(id));
  // An address that is no id at all is refused as a request that is not valid.
  const isGone = isApiError(error, 'notFound', 'invalidRequest');
  const back = <BackLink to="/users">{t('users.allUsers')}</BackLink>;
  if (isGone || user === undefined) {
    return (
      <FormPage back={back} title={t('users.title')}>
        {isGone ? (
          <UserNotFound />
        ) : (
          <Card flush label={t('users.title')}>
            {error === null ? (
              <SkeletonRows rows={6} />
            ) : (
              <ErrorState
                error={error}
                title={t('users.couldntPullUser')}
                onRetry={() => void refetch()}
                isRetrying={isRefetching}
              />
            )}
          </Card>
        )}
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
