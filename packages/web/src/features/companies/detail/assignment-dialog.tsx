import { endpoints } from 'virtual:endpoints';
import { Button, Modal } from '@mantine/core';
import type { Company, CompanyProjectRow, CompanyUserRow } from '@soundings/contract/companies/companies';
import { IconFolders } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { formatNumber } from '#/lib/format.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import layout from '#/ui/layout/layout.module.css';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { usePagedSource } from '#/ui/list/paged-source.ts';
import { TransferLists } from '#/ui/list/transfer-lists.tsx';
import { assignedAfter } from '#/ui/list/transfer-moves.ts';
import { companyChanges, companyProjectPages } from '../companies.api.ts';
import classes from '../dialog.module.css';
import { projectItem } from './add-projects-dialog.tsx';
import userClasses from './company-page.module.css';

interface Props {
  company: Pick<Company, 'id' | 'companyProjectsTotal'>;
  user: CompanyUserRow;
  onClose: () => void;
}
type Moves = { added: CompanyProjectRow[]; removed: CompanyProjectRow[] };

const projectKey = (project: CompanyProjectRow) => project.projectId;

export function AssignmentDialog({ company, user, onClose }: Props) {
  const { t } = useTranslation();
  const [moves, setMoves] = useState<Moves>({ added: [], removed: [] });
  const inactive = usePagedSource(companyProjectPages(company.id, { userId: user.id, assigned: 'no' }));
  const active = usePagedSource(companyProjectPages(company.id, { userId: user.id, assigned: 'yes' }));
  const save = useAction({
    refreshes: companyChanges,
    call: ({ added, removed }: Moves) =>
      call(endpoints.setCompanyUserProjects, {
        params: { id: company.id, userId: user.id },
        body: {
          projectIds: assignedAfter(user.assignedProjects, {
            added: added.map(projectKey),
            removed: removed.map(projectKey),
          }),
        },
      }),
    done: () => ({ title: t('companies.assignmentHasBeenSaved', { name: user.name }) }),
    failed: 'companies.couldntSaveAssignment',
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
      <div className={layout.stack}>
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
        <div className={layout.dialogFoot}>
          <span aria-live="polite">
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

export function UserProjects({ company, user }: { company: Company; user: CompanyUserRow }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const count = user.assignedProjects.length;
  const n = formatNumber(count);
  return (
    <>
      <Button
        size="sm"
        variant={isPhone ? 'subtle' : 'default'}
        className={userClasses.projects ?? ''}
        leftSection={<IconFolders size={15} stroke={1.7} />}
        aria-label={t('companies.projectsOf', { name: user.name, n })}
        onClick={() => setOpen(true)}
      >
        {isPhone ? t('companies.projects', { count, n }) : n}
      </Button>
      {isOpen && <AssignmentDialog company={company} user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
