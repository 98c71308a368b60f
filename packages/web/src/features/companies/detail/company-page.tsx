import { Button, Skeleton, Tabs } from '@mantine/core';
import type { Company } from '@soundings/contract/companies/companies';
import { IconBuildingOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorState, isMissing } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { useDelayed } from '#/ui/feedback/use-delayed.ts';
import { Breadcrumb } from '#/ui/layout/breadcrumb.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { PageHeader, PageStack } from '#/ui/layout/page-header.tsx';
import { ClosedTab, TabList } from '#/ui/layout/tab-list.tsx';
import { companyQuery } from '../companies.api.ts';
import { companyTabs, type DetailSearch, searchOfTab } from '../detail-search.ts';
import { AiChatsTab, AssistantsTab } from './access-tabs.tsx';
import { CompanyFacts, CompanyHeader, DisabledBanner } from './company-header.tsx';
import classes from './company-page.module.css';
import { ProjectsTab } from './projects-tab.tsx';
import { SignInTab } from './sign-in-tab.tsx';
import { UsersTab } from './users-tab.tsx';

interface Props {
  id: string;
  search: DetailSearch;
  onSearch: (search: DetailSearch) => void;
}

export function CompanyPage({ id, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { data: company, error, refetch, isRefetching } = useQuery(companyQuery(id));
  if (company === undefined || isMissing(error)) {
    if (error === null) return <CompanySkeleton />;
    return (
      <PageStack>
        <PageHeader title={t('companies.title')} />
        <Card flush label={t('companies.facts')}>
          <ErrorState
            error={error}
            thing={t('companies.theCompany')}
            missing={{
              icon: <IconBuildingOff size={21} stroke={1.7} />,
              title: t('companies.notFound'),
              text: t('companies.notFoundHelp'),
              action: (
                <Button component={Link} to="/customers">
                  {t('companies.allCompanies')}
                </Button>
              ),
            }}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        </Card>
      </PageStack>
    );
  }
  return (
    <PageStack>
      <CompanyHeader company={company} />
      {!company.enabled && <DisabledBanner company={company} />}
      <CompanyFacts company={company} />
      <CompanyTabs company={company} search={search} onSearch={onSearch} />
    </PageStack>
  );
}

interface CompanyTabsProps {
  company: Company;
  search: DetailSearch;
  onSearch: (search: DetailSearch) => void;
}

const coming = ['restApi', 'purchases', 'logs'] as const;

function CompanyTabs({ company, search, onSearch }: CompanyTabsProps) {
  const { t } = useTranslation();
  const open = search.tab ?? 'users';
  const content = {
    users: () => <UsersTab company={company} search={search} onSearch={onSearch} />,
    projects: () => <ProjectsTab company={company} search={search} onSearch={onSearch} />,
    assistants: () => <AssistantsTab company={company} />,
    aiChats: () => <AiChatsTab company={company} />,
    signIn: () => <SignInTab companyId={company.id} />,
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

function CompanySkeleton() {
  const { t } = useTranslation();
  const isLate = useDelayed(200);
  return (
    <PageStack>
      <PageHeader title={t('companies.title')} lead={<span className={classes.leadWaiting} />} />
      <div className={classes.factsWaiting}>{isLate && <Skeleton height="100%" radius={12} />}</div>
      <div className={classes.tabsWaiting} />
      <Card flush label={t('companies.theCompany')}>
        <SkeletonRows rows={6} />
      </Card>
    </PageStack>
  );
}

export function CompanyBreadcrumb({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(companyQuery(id));
  const name = data?.companyName ?? (isMissing(error) ? t('companies.notFoundHere') : '…');
  return <Breadcrumb parent={<Link to="/customers">{t('companies.title')}</Link>} here={name} />;
}
