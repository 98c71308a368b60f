import type { UserInfo } from '@soundings/contract/access/users';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#/lib/format.ts';
import { Card } from '#/ui/card.tsx';
import classes from './user-form.module.css';

/** What is known of an account and cannot be typed. */
export function UserFacts({ user }: { user: UserInfo }) {
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
      </dl>
    </Card>
  );
}
