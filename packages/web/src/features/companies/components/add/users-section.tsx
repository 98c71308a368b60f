import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { type PendingUser, withNewUser } from './company-draft.ts';
import { PendingUsers } from './pending-users.tsx';
import type { CompanyForm } from './use-add-company.ts';
import { UserDialog } from './user-dialog.tsx';
import { UserProjectsDialog } from './user-projects-dialog.tsx';
import classes from './users-section.module.css';
import { usersSectionId } from './users-section-id.ts';

/** Most users that a company can begin with. */
const most = 100;

type Open = { kind: 'user' | 'projects'; index: number } | { kind: 'new' };

/** The company's first users: they exist only on this page until the company is saved. */
export function UsersSection({ form }: { form: CompanyForm }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open | null>(null);
  const { users, projects } = form.values;
  const close = () => setOpen(null);
  const change = (index: number, user: PendingUser) => {
    form.replaceListItem('users', index, user);
    form.clearFieldError(`users.${index}`);
    close();
  };
  const opened = open && open.kind !== 'new' ? users[open.index] : undefined;
  return (
    <div id={usersSectionId} className={classes.section}>
      {form.errors.users ? <InlineAlert>{t('companyForm.atLeastOneUser')}</InlineAlert> : null}
      {Object.keys(form.errors).some((path) => path.startsWith('users.')) ? (
        <InlineAlert title={t('companyForm.couldntCreateCompany')}>{t('companyForm.usersRefused')}</InlineAlert>
      ) : null}
      {users.length > 0 ? (
        <PendingUsers
          users={users}
          errors={form.errors}
          hasProjects={projects.length > 0}
          onChange={(index, user) => form.replaceListItem('users', index, user)}
          onEdit={(index) => setOpen({ kind: 'user', index })}
          onProjects={(index) => setOpen({ kind: 'projects', index })}
          onRemove={(index) => form.removeListItem('users', index)}
        />
      ) : (
        <p className={classes.empty}>{t('companyForm.noUsers')}</p>
      )}
      <div>
        <Button
          leftSection={<IconUserPlus size={16} />}
          disabled={users.length >= most}
          onClick={() => setOpen({ kind: 'new' })}
        >
          {t('companyForm.addUser')}
        </Button>
      </div>
      {open?.kind === 'new' ? (
        <UserDialog
          others={users}
          onSave={(user) => {
            form.setFieldValue('users', withNewUser(form.values, user).users);
            form.clearFieldError('users');
            close();
          }}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'user' && opened ? (
        <UserDialog
          user={opened}
          others={users.filter((other) => other !== opened)}
          onSave={(user) => change(open.index, user)}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'projects' && opened ? (
        <UserProjectsDialog
          user={opened}
          projects={projects}
          onSave={(projectIds) => change(open.index, { ...opened, projectIds })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
