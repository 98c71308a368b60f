import { IconDatabaseImport } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { TypeOfProduct } from '#/features/projects/types/type-on-web.ts';
import { needFormTexts, needProjectEditTexts, needSonarTexts } from '#/lib/i18n.ts';
import { ShortCollectedDays } from './list/sonar-facts.tsx';
import { SonarCardResult, SonarRowResult } from './list/sonar-result.tsx';

const createPage = () =>
  Promise.all([needFormTexts(), needSonarTexts()]).then(() => import('./create/create-sonar.tsx'));
const settings = () => needProjectEditTexts().then(() => import('./edit/sonar-settings.tsx'));

export const sonarType: TypeOfProduct = {
  CreatePage: lazyRouteComponent(createPage, 'CreateSonar'),
  Settings: lazyRouteComponent(settings, 'SonarSettings'),
  page: '/project/sonar/$id',
  CardResult: SonarCardResult,
  dataText: 'projects.collectedOn',
  RowResult: SonarRowResult,
  RowData: ShortCollectedDays,
  menu: [
    {
      action: 'collect',
      icon: IconDatabaseImport,
      permission: 'projects.collect',
      to: '/project/sonar/collect-data/$id',
    },
  ],
};
