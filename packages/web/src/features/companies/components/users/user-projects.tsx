import { Button } from '@mantine/core';
import type { Company, CompanyUserRow } from '@soundings/contract/companies/companies';
import { IconFolders } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { AssignmentDialog } from './assignment-dialog.tsx';
import classes from './users.module.css';

/** How many projects a user was given; opens the assignment. */
export function UserProjects({ company, user }: { company: Company; user: CompanyUserRow }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const n = formatNumber(user.assignedProjects.length);
  return (
    <>
      <Button
        size="sm"
        className={classes.projects ?? ''}
        leftSection={<IconFolders size={15} stroke={1.7} />}
        aria-label={t('companies.projectsOf', { name: user.name, n })}
        onClick={() => setOpen(true)}
      >
        {n}
      </Button>
      {isOpen && <AssignmentDialog company={company} user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
