import type { CurrentUser } from '@soundings/contract/access/auth';
import type { CreatedType } from '@soundings/contract/projects/project-choices';
import { DemoBadge } from '#/features/projects/demo-badge.tsx';
import { EditBreadcrumb, EditPage } from '#/features/projects/edit/edit-page.tsx';
import { OpenProjectButton } from '#/features/projects/open-project-button.tsx';
import { AnswersBlock } from '#/features/resonance/edit/answers-block.tsx';
import { may } from '../permit.ts';
import { InHeader } from '../shell/header-slot.tsx';

interface EditProjectProps {
  type: CreatedType;
  id: string;
  user: CurrentUser;
}

/** The edit page of any type. */
export function EditProject({ type, id, user }: EditProjectProps) {
  return (
    <>
      <InHeader>
        <EditBreadcrumb type={type} id={id} />
      </InHeader>
      <EditPage
        key={id}
        type={type}
        id={id}
        canManage={may(user, 'projects.manage')}
        demoBadge={<DemoBadge />}
        openButton={(info) => <OpenProjectButton project={info} />}
        resonanceFile={(info, onDirty) => <AnswersBlock project={info} onDirty={onDirty} />}
      />
    </>
  );
}
