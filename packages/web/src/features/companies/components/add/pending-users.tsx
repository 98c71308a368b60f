import { Table, VisuallyHidden } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { RowTable } from '#/ui/row-table.tsx';
import type { PendingUser } from './company-draft.ts';
import { PendingUserRow } from './pending-user-row.tsx';

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
export function PendingUsers({ users, errors, hasProjects, onChange, onEdit, onProjects, onRemove }: Props) {
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
