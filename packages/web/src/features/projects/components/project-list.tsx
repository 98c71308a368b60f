import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#/ui/page-header.tsx';
import { PageStack } from '#/ui/page-stack.tsx';
import { type ListSearch, projectQueryOf } from '../list-search.ts';
import type { May } from '../may.ts';
import { projectsQuery } from '../projects.api.ts';
import { useContentView } from '../use-content-view.ts';
import { ProjectContent } from './project-content.tsx';
import { ProjectToolbar } from './project-toolbar.tsx';

interface Props {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  may: May;
}

/** The projects one may see, filtered and sorted by the address. */
export function ProjectList({ search, onSearch, may }: Props) {
  const { t } = useTranslation();
  const [stored, setView] = useContentView();
  const isPhone = useMediaQuery('(max-width: 37.49em)', false, { getInitialValueInEffect: false });
  const view = isPhone ? 'cards' : stored;
  const query = projectQueryOf(search, view);
  const projects = useQuery(projectsQuery(query));
  return (
    <PageStack>
      <PageHeader
        title={t('projects.title')}
        count={projects.data?.totalElements}
        actions={
          may('projects.create') && (
            <Button component={Link} to="/projects/create" variant="filled" leftSection={<IconPlus size={17} />}>
              {t('projects.newProject')}
            </Button>
          )
        }
      />
      <ProjectToolbar
        search={search}
        onSearch={onSearch}
        view={view}
        onView={setView}
        canSeeCreators={may('users.see-admins')}
      />
      <ProjectContent projects={projects} query={query} view={view} search={search} onSearch={onSearch} may={may} />
    </PageStack>
  );
}
