import type { CreatedType } from '@soundings/contract/projects/project-types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import type { PagedSource } from '#/ui/list/paged-source.ts';
import { useFixedSource, usePagedSource } from '#/ui/list/paged-source.ts';
import { TransferLists } from '#/ui/list/transfer-lists.tsx';
import { assignableUserPages } from '../project-forms.api.ts';

interface Props {
  inactive: PagedSource<AssignedUser>;
  active: PagedSource<AssignedUser>;
  added: readonly AssignedUser[];
  removed: readonly AssignedUser[];
  onChange: (moves: { added: AssignedUser[]; removed: AssignedUser[] }) => void;
  isDraft?: boolean;
}

export function UserLists({ isDraft = false, ...lists }: Props) {
  const { t } = useTranslation();
  const { mayAdd, question } = useCompanyQuestion(lists.added);
  return (
    <>
      <TransferLists
        {...lists}
        mayAdd={mayAdd}
        isDraft={isDraft}
        inactiveTitle={t('projectForm.usersAvailable')}
        activeTitle={t('projectForm.usersGiven')}
        addLabel={t('projectForm.addUsers')}
        inactiveEmpty={t('projectForm.noUsersLeft')}
        activeEmpty={t('projectForm.noUsersGiven')}
        bothEmpty={t('projectForm.noUsersAtAll')}
        itemOf={({ name, username, companyName }) => ({
          name,
          note: username,
          ...(companyName === null ? {} : { group: companyName }),
        })}
      />
      {question}
    </>
  );
}

const companiesWithout = (people: readonly AssignedUser[]): string[] => [
  ...new Set(
    people.flatMap(({ companyName, companyHasProject }) => (companyHasProject === false && companyName) || []),
  ),
];

const useCompanyQuestion = (added: readonly AssignedUser[]) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ companies: string[]; answer: (isGiven: boolean) => void } | null>(null);
  const answer = (isGiven: boolean) => {
    asked?.answer(isGiven);
    setAsked(null);
  };
  const mayAdd = (people: readonly AssignedUser[]): true | Promise<boolean> => {
    const known = companiesWithout(added);
    const companies = companiesWithout(people).filter((name) => !known.includes(name));
    if (companies.length === 0) return true;
    return new Promise((resolve) => setAsked({ companies, answer: resolve }));
  };
  const names = new Intl.ListFormat(currentLanguage()).format(asked?.companies ?? []);
  const question = (
    <ConfirmDialog
      opened={asked !== null}
      title={t('projectForm.giveToCompany', { count: asked?.companies.length ?? 0, names })}
      confirmLabel={t('projectForm.giveToCompanyConfirm')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {t('projectForm.giveToCompanyText', { count: asked?.companies.length ?? 0, names })}
    </ConfirmDialog>
  );
  return { mayAdd, question };
};

interface UserAssignmentProps {
  type: CreatedType;
  chosen: readonly AssignedUser[];
  onChange: (chosen: AssignedUser[]) => void;
}

const userKey = ({ id }: AssignedUser) => id;

export function UserAssignment({ type, chosen, onChange }: UserAssignmentProps) {
  const inactive = usePagedSource<AssignedUser>(assignableUserPages(type));
  const active = useFixedSource<AssignedUser>({
    items: [],
    keyOf: userKey,
    nameOf: ({ name, username }) => `${name} ${username}`,
  });
  return (
    <UserLists
      isDraft
      inactive={inactive}
      active={active}
      added={chosen}
      removed={[]}
      onChange={({ added }) => onChange(added)}
    />
  );
}

export interface AssignedUser {
  id: string;
  name: string;
  username: string;
  /** Null for the agency's own people. */
  companyName: string | null;
  /** Whether the customer has the project; a project that is not made yet nobody has. Null for staff. */
  companyHasProject: boolean | null;
}
