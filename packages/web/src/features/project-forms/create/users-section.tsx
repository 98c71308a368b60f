import type { CreatedType } from '@soundings/contract/projects/project-choices';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#/ui/form-section.tsx';
import type { AssignedUser } from '../fields/assigned-user.ts';
import { UserAssignment } from '../fields/user-assignment.tsx';

interface Props {
  type: CreatedType;
  chosen: readonly AssignedUser[];
  onChange: (chosen: AssignedUser[]) => void;
}

/** The last section of every new project. */
export function UsersSection(props: Props) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('projectForm.users')} help={t('projectForm.usersHelp')}>
      <UserAssignment {...props} />
    </FormSection>
  );
}
