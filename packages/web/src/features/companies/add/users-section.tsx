import { ActionIcon, Button, Switch } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { IconAlertCircle, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/field-rules.ts';
import { formatNumber } from '#/lib/format.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { Card } from '#/ui/layout/card.tsx';
import type { Column } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import classes from './add-company.module.css';
import { type PendingUser, withNewUser } from './company-draft.ts';
import { UserProjectsDialog } from './project-choice.tsx';
import { type CompanyForm, usersSectionId } from './use-add-company.ts';
import { UserDialog } from './user-dialog.tsx';

const most = 100;

type Open = { kind: 'user' | 'projects'; index: number } | { kind: 'new' };

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
      <Card
        flush
        title={t('companyForm.usersGiven', { count: users.length, n: formatNumber(users.length) })}
        controls={
          <Button
            size="sm"
            leftSection={<IconPlus size={15} />}
            disabled={users.length >= most}
            onClick={() => setOpen({ kind: 'new' })}
          >
            {t('companyForm.addUser')}
          </Button>
        }
      >
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
          <p className={classes.noneYet}>{t('companyForm.noUsers')}</p>
        )}
      </Card>
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

interface Props {
  users: readonly PendingUser[];
  errors: FormErrors;
  hasProjects: boolean;
  onChange: (index: number, user: PendingUser) => void;
  onEdit: (index: number) => void;
  onProjects: (index: number) => void;
  onRemove: (index: number) => void;
}

function PendingUsers({ users, errors, hasProjects, onChange, onEdit, onProjects, onRemove }: Props) {
  const { t } = useTranslation();
  const fullName = ({ firstName, lastName }: PendingUser) => `${firstName} ${lastName}`;
  const columns: Column<PendingUser>[] = [
    {
      id: 'name',
      heading: t('companyForm.column_name'),
      onPhone: 'title',
      cell: (user, { index }) => <Name name={fullName(user)} email={user.username} error={errors[`users.${index}`]} />,
    },
    {
      id: 'projects',
      heading: t('companyForm.column_projects'),
      cell: (user, { index }) => {
        if (user.isAdmin) return t('companyForm.allProjects');
        const count = user.projectIds.length;
        const projects = t('companyForm.projectsGiven', { count, n: formatNumber(count) });
        return (
          <Button
            size="sm"
            disabled={!hasProjects}
            title={hasProjects ? undefined : t('companyForm.noProjectsForUsers')}
            aria-label={t('companyForm.projectsOf', { name: fullName(user), projects })}
            onClick={() => onProjects(index)}
          >
            {projects}
          </Button>
        );
      },
    },
    {
      id: 'admin',
      heading: t('companyForm.column_admin'),
      cell: (user, { index }) => (
        <Switch
          aria-label={t('companyForm.isAdmin', { name: fullName(user) })}
          checked={user.isAdmin}
          onChange={({ currentTarget }) => onChange(index, { ...user, isAdmin: currentTarget.checked })}
        />
      ),
    },
    {
      id: 'enabled',
      heading: t('companyForm.column_enabled'),
      cell: (user, { index }) => (
        <Switch
          aria-label={t('companyForm.isEnabled', { name: fullName(user) })}
          checked={user.enabled}
          onChange={({ currentTarget }) => onChange(index, { ...user, enabled: currentTarget.checked })}
        />
      ),
    },
    {
      id: 'actions',
      heading: t('companyForm.column_actions'),
      isHeadingHidden: true,
      onPhone: 'corner',
      cell: (user, { index }) => (
        <span className={classes.tools}>
          <ActionIcon
            variant="subtle"
            size={32}
            data-edit
            aria-label={t('companyForm.editUser', { name: fullName(user) })}
            onClick={() => onEdit(index)}
          >
            <IconPencil size={17} stroke={1.7} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={32}
            aria-label={t('common.remove', { thing: fullName(user) })}
            onClick={() => onRemove(index)}
          >
            <IconTrash size={17} stroke={1.7} />
          </ActionIcon>
        </span>
      ),
    },
  ];
  return (
    <DataTable
      className={classes.inCard}
      label={t('companyForm.users')}
      minWidth={640}
      columns={columns}
      rows={users}
      keyOf={({ username }) => username}
      rowAttributes={(_, index) => ({ 'data-failed': errors[`users.${index}`] ? true : undefined })}
    />
  );
}

function Name({ name, email, error }: { name: string; email: string; error: ReactNode }) {
  const shown = useFieldError();
  return (
    <span className={classes.userWords}>
      <span className={classes.userName} title={name}>
        {name}
      </span>
      <span className={classes.email} title={email}>
        {email}
      </span>
      {error ? (
        <span className={classes.failed}>
          <IconAlertCircle size={14} aria-hidden="true" />
          {shown(error)}
        </span>
      ) : null}
    </span>
  );
}
