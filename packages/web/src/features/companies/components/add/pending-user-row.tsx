import { ActionIcon, Button, Switch, Table } from '@mantine/core';
import { IconAlertCircle, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useFieldError } from '#/lib/use-field-error.ts';
import type { PendingUser } from './company-draft.ts';
import classes from './users-section.module.css';

interface Props {
  user: PendingUser;
  error: ReactNode;
  hasProjects: boolean;
  onChange: (user: PendingUser) => void;
  onEdit: () => void;
  onProjects: () => void;
  onRemove: () => void;
}

export function PendingUserRow({ user, error, hasProjects, onChange, onEdit, onProjects, onRemove }: Props) {
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
