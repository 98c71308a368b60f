import { Button, Modal } from '@mantine/core';
import type { Company, CompanyProjectRow, CompanyUserRow } from '@soundings/contract/companies/companies';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { assignedAfter } from '#/ui/assigned-after.ts';
import { TransferLists } from '#/ui/transfer-lists.tsx';
import { usePagedSource } from '#/ui/use-paged-source.ts';
import { companyProjects } from '../../api/company-projects.ts';
import { setUserProjects } from '../../api/set-user-projects.ts';
import { projectItem } from '../../project-item.tsx';
import { useChange } from '../../use-change.ts';
import classes from '../dialog.module.css';

interface Props {
  company: Pick<Company, 'id' | 'companyProjectsTotal'>;
  user: CompanyUserRow;
  onClose: () => void;
}
type Moves = { added: CompanyProjectRow[]; removed: CompanyProjectRow[] };

const keyOf = (project: CompanyProjectRow) => project.projectId;

/** Which of the company's projects a user has: two lists, saved together. */
export function AssignmentDialog({ company, user, onClose }: Props) {
  const { t } = useTranslation();
  const [moves, setMoves] = useState<Moves>({ added: [], removed: [] });
  const sourceOf = (assigned: 'yes' | 'no') => ({
    key: ['companies', company.id, 'projects', 'of', user.id, assigned],
    load: ({ signal, ...asked }: { page: number; size: number; query: string | undefined; signal: AbortSignal }) =>
      companyProjects({
        params: { id: company.id },
        query: { ...asked, sort: 'projectName', userId: user.id, assigned },
        signal,
      }),
    keyOf,
  });
  const inactive = usePagedSource(sourceOf('no'));
  const active = usePagedSource(sourceOf('yes'));
  const save = useChange({
    change: ({ added, removed }: Moves) =>
      setUserProjects({
        params: { id: company.id, userId: user.id },
        body: {
          projectIds: assignedAfter(user.assignedProjects, { added: added.map(keyOf), removed: removed.map(keyOf) }),
        },
      }),
    done: () => ({ title: t('companies.assignmentHasBeenSaved', { name: user.name }) }),
    failed: t('companies.couldntSaveAssignment'),
    onDone: onClose,
  });
  const count = moves.added.length + moves.removed.length;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('companies.projectsOfUserTitle', { name: user.name })}
      size={760}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={classes.form}>
        {user.roleName === 'ROLE_COMPANY_ADMIN' && <p className={classes.lead}>{t('companies.allProjectsNote')}</p>}
        <TransferLists
          inactiveTitle={t('companies.availableProjects')}
          activeTitle={t('companies.assignedProjects')}
          inactive={inactive}
          active={active}
          itemOf={projectItem}
          added={moves.added}
          removed={moves.removed}
          onChange={setMoves}
          inactiveEmpty={
            company.companyProjectsTotal === 0 ? t('companies.noCompanyProjects') : t('companies.noAvailableProjects')
          }
          activeEmpty={t('companies.noAssignedProjects')}
        />
        <div className={classes.actions}>
          <span className={classes.note} aria-live="polite">
            {count === 0 ? t('companies.nothingChanged') : t('companies.changes', { count, n: formatNumber(count) })}
          </span>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="filled" disabled={count === 0} loading={save.isPending} onClick={() => save.mutate(moves)}>
            {t('companies.save')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
