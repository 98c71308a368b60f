import { IconDatabaseImport } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { TypeOfProduct } from '#/features/projects/types/type-on-web.ts';
import { needFormTexts, needProjectEditTexts, needSonarTexts } from '#/lib/i18n.ts';

const createPage = () =>
  Promise.all([needFormTexts(), needSonarTexts()]).then(() => import('./create/create-sonar.tsx'));
const settings = () => needProjectEditTexts().then(() => import('./edit/sonar-settings.tsx'));

export const sonarType: TypeOfProduct = {
  CreatePage: lazyRouteComponent(createPage, 'CreateSonar'),
  Settings: lazyRouteComponent(settings, 'SonarSettings'),
  page: '/project/sonar/$id',
  menu: [
    {
      action: 'collect',
      icon: IconDatabaseImport,
      permission: 'projects.collect',
      to: '/project/sonar/collect-data/$id',
    },
  ],
};
