import { Tabs } from '@mantine/core';
import type { Company } from '@soundings/contract/companies/companies';
import { useTranslation } from 'react-i18next';
import { ClosedTab } from '#/ui/closed-tab.tsx';
import { TabList } from '#/ui/tab-list.tsx';
import { companyTabs, type DetailSearch, searchOfTab } from '../../detail-search.ts';
import { AiChatsTab } from '../access/ai-chats-tab.tsx';
import { AssistantsTab } from '../access/assistants-tab.tsx';
import { ProjectsTab } from '../projects/projects-tab.tsx';
import { UsersTab } from '../users/users-tab.tsx';
import classes from './company-page.module.css';

interface Props {
  company: Company;
  search: DetailSearch;
  onSearch: (search: DetailSearch) => void;
}

const coming = ['restApi', 'purchases', 'logs'] as const;

/** The parts of a customer; those that are not there yet keep their place and say so. */
export function CompanyTabs({ company, search, onSearch }: Props) {
  const { t } = useTranslation();
  const open = search.tab ?? 'users';
  const content = {
    users: () => <UsersTab company={company} search={search} onSearch={onSearch} />,
    projects: () => <ProjectsTab company={company} search={search} onSearch={onSearch} />,
    assistants: () => <AssistantsTab company={company} />,
    aiChats: () => <AiChatsTab company={company} />,
  };
  const choose = (value: string | null) => {
    const tab = companyTabs.find((known) => known === value);
    if (tab && tab !== open) onSearch(searchOfTab(tab));
  };
  return (
    // Arrow keys only move: opening is a step of its own, since it may ask about what is not saved.
    <Tabs value={open} onChange={choose} activateTabWithKeyboard={false} keepMounted={false}>
      <TabList label={t('companies.tabs')}>
        {companyTabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {t(`companies.tab_${tab}`)}
          </Tabs.Tab>
        ))}
        {coming.map((tab) => (
          <ClosedTab key={tab} value={tab} reason={t('common.comingSoon')}>
            {t(`companies.tab_${tab}`)}
          </ClosedTab>
        ))}
      </TabList>
      <Tabs.Panel value={open} className={classes.panel ?? ''}>
        {content[open]()}
      </Tabs.Panel>
    </Tabs>
  );
}
