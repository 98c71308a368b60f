import { Popover, UnstyledButton } from '@mantine/core';
import type { CompanyRow } from '@soundings/contract/companies/companies';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ActiveUserList } from './active-user-list.tsx';
import classes from './company-list.module.css';

/** "7 of 9": opens the list of those who can sign in. */
export function ActiveUsers({ company }: { company: CompanyRow }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const counts = { active: formatNumber(company.activeUsers), total: formatNumber(company.users) };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={320} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={classes.users}
          aria-label={t('companies.activeUsersOf', { ...counts, company: company.companyName })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('companies.activeUsers', counts)}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <ActiveUserList company={company} />
      </Popover.Dropdown>
    </Popover>
  );
}
