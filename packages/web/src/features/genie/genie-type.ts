import { lazyRouteComponent } from '@tanstack/react-router';
import type { ProductType } from '#/features/projects/types/project-type.ts';
import { needFormTexts } from '#/lib/i18n.ts';
import { GenieCardResult, GenieRowResult } from './list/genie-result.tsx';

const createPage = () => needFormTexts().then(() => import('./create/create-genie.tsx'));
const settings = () => needFormTexts().then(() => import('./edit/genie-settings.tsx'));

const genie = { CardResult: GenieCardResult, RowResult: GenieRowResult, menu: [] } as const;

export const genieType: ProductType = {
  ...genie,
  CreatePage: lazyRouteComponent(createPage, 'CreateGenie'),
  Settings: lazyRouteComponent(settings, 'GenieSettings'),
  page: '/project/genie/$id',
};

export const genieGoType: ProductType = {
  ...genie,
  CreatePage: lazyRouteComponent(createPage, 'CreateGenieGo'),
  Settings: lazyRouteComponent(settings, 'GenieGoSettings'),
  page: '/project/genie-go/$id',
};
