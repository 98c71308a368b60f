import { ActionIcon, Button, Switch, Table, VisuallyHidden } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { IconAlertCircle, IconPencil, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/field-rules.ts';
import { formatNumber } from '#/lib/format.ts';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { RowTable } from '#/ui/row-table.tsx';
import { type PendingUser, withNewUser } from './company-draft.ts';
import { UserProjectsDialog } from './project-choice.tsx';
import { type CompanyForm, usersSectionId } from './use-add-company.ts';
import { UserDialog } from './user-dialog.tsx';
import classes from './users-section.module.css';

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

interface Props {
  users: readonly PendingUser[];
  /** What the server refused, by `users.2`. */
  errors: FormErrors;
  hasProjects: boolean;
  onChange: (index: number, user: PendingUser) => void;
  onEdit: (index: number) => void;
  onProjects: (index: number) => void;
  onRemove: (index: number) => void;
}

/** The users that are made with the company. */
function PendingUsers({ users, errors, hasProjects, onChange, onEdit, onProjects, onRemove }: Props) {
  const { t } = useTranslation();
  return (
    <RowTable
      label={t('companyForm.users')}
      minWidth={640}
      head={
        <>
          <Table.Th>{t('companyForm.column_name')}</Table.Th>
          <Table.Th>{t('companyForm.column_projects')}</Table.Th>
          <Table.Th>{t('companyForm.column_admin')}</Table.Th>
          <Table.Th>{t('companyForm.column_enabled')}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{t('companyForm.column_actions')}</VisuallyHidden>
          </Table.Th>
        </>
      }
    >
      {users.map((user, index) => (
        <PendingUserRow
          key={user.username}
          user={user}
          error={errors[`users.${index}`]}
          hasProjects={hasProjects}
          onChange={(changed) => onChange(index, changed)}
          onEdit={() => onEdit(index)}
          onProjects={() => onProjects(index)}
          onRemove={() => onRemove(index)}
        />
      ))}
    </RowTable>
  );
}

interface PendingUserRowProps {
  user: PendingUser;
  error: ReactNode;
  hasProjects: boolean;
  onChange: (user: PendingUser) => void;
  onEdit: () => void;
  onProjects: () => void;
  onRemove: () => void;
}

function PendingUserRow({ user, error, hasProjects, onChange, onEdit, onProjects, onRemove }: PendingUserRowProps) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const name = `${user.firstName} ${user.lastName}`;
  const count = user.projectIds.length;
  const projects = t('companyForm.projectsGiven', { count, n: formatNumber(count) });
  return (
    <Table.Tr data-failed={error ? true : undefined}>
      <Table.Td data-name>
        <span className={classes.words}>
          <span className={classes.name} title={name}>
            {name}
          </span>
          <span className={classes.email} title={user.username}>
            {user.username}
          </span>
          {error ? (
            <span className={classes.failed}>
              <IconAlertCircle size={14} aria-hidden="true" />
              {shown(error)}
            </span>
          ) : null}
        </span>
      </Table.Td>
      <Table.Td data-label={t('companyForm.column_projects')}>
        {user.isAdmin ? (
          t('companyForm.allProjects')
        ) : (
          <Button
            size="sm"
            disabled={!hasProjects}
            title={hasProjects ? undefined : t('companyForm.noProjectsForUsers')}
            aria-label={t('companyForm.projectsOf', { name, projects })}
            onClick={onProjects}
          >
            {projects}
          </Button>
        )}
      </Table.Td>
      <Table.Td data-label={t('companyForm.column_admin')}>
        <Switch
          aria-label={t('companyForm.isAdmin', { name })}
          checked={user.isAdmin}
          onChange={({ currentTarget }) => onChange({ ...user, isAdmin: currentTarget.checked })}
        />
      </Table.Td>
      <Table.Td data-label={t('companyForm.column_enabled')}>
        <Switch
          aria-label={t('companyForm.isEnabled', { name })}
          checked={user.enabled}
          onChange={({ currentTarget }) => onChange({ ...user, enabled: currentTarget.checked })}
        />
      </Table.Td>
      <Table.Td data-corner>
        <span className={classes.tools}>
          <ActionIcon
            variant="subtle"
            size={32}
            data-edit
            aria-label={t('companyForm.editUser', { name })}
            onClick={onEdit}
          >
            <IconPencil size={17} stroke={1.7} />
          </ActionIcon>
          <ActionIcon variant="subtle" size={32} aria-label={t('common.remove', { thing: name })} onClick={onRemove}>
            <IconTrash size={17} stroke={1.7} />
          </ActionIcon>
        </span>
      </Table.Td>
    </Table.Tr>
  );
}
