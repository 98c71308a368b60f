import type { CompanyRow } from '@soundings/contract/companies/companies';
import { useTranslation } from 'react-i18next';
import { InfiniteList } from '#/ui/infinite-list.tsx';
import { usePagedSource } from '#/ui/use-paged-source.ts';
import { UserAvatar } from '#/ui/user-avatar.tsx';
import { companyUsers } from '../../api/company-users.ts';
import classes from './company-list.module.css';

/** The enabled users of a customer by name and e-mail, page by page. */
export function ActiveUserList({ company }: { company: CompanyRow }) {
  const { t } = useTranslation();
  const title = t('companies.activeUsersTitle', { company: company.companyName });
  const source = usePagedSource({
    key: ['companies', company.id, 'users', 'enabled'],
    load: ({ signal, ...asked }) =>
      companyUsers({ params: { id: company.id }, query: { ...asked, sort: 'name', status: 'enabled' }, signal }),
    keyOf: (user) => user.id,
  });
  return (
    <>
      <h2 className={classes.popoverTitle}>{title}</h2>
      <InfiniteList
        label={title}
        source={source}
        empty={t('companies.noActiveUsers')}
        renderItem={(user) => (
          <div className={classes.person}>
            <UserAvatar name={user.name} />
            <div>
              <div className={classes.personName}>{user.name}</div>
              <div className={classes.personEmail}>{user.username}</div>
            </div>
          </div>
        )}
      />
    </>
  );
}
