import { useTranslation } from 'react-i18next';
import type { PagedSource } from '#/ui/paged-source.ts';
import { TransferLists } from '#/ui/transfer-lists.tsx';
import type { AssignedUser } from './assigned-user.ts';

interface Props {
  inactive: PagedSource<AssignedUser>;
  active: PagedSource<AssignedUser>;
  added: readonly AssignedUser[];
  removed: readonly AssignedUser[];
  onChange: (moves: { added: AssignedUser[]; removed: AssignedUser[] }) => void;
  /** The project is not made yet. */
  isDraft?: boolean;
}

/** Who the project is not assigned to and who it is, with e-mail and customer. */
export function UserLists({ isDraft = false, ...lists }: Props) {
  const { t } = useTranslation();
  return (
    <TransferLists
      {...lists}
      isDraft={isDraft}
      inactiveTitle={t('projectForm.usersAvailable')}
      activeTitle={t('projectForm.usersGiven')}
      inactiveEmpty={t('projectForm.noUsersLeft')}
      activeEmpty={t('projectForm.noUsersGiven')}
      itemOf={({ name, username, companyName }) => ({
        name,
        note: username,
        ...(companyName === null ? {} : { tag: companyName }),
      })}
    />
  );
}
