import { lazyRouteComponent } from '@tanstack/react-router';
import type { TypeOfProduct } from '#/features/projects/types/type-on-web.ts';
import { needFormTexts, needProjectEditTexts } from '#/lib/i18n.ts';
import { GenieCardResult, GenieRowResult } from './list/genie-result.tsx';

const createPage = () => needFormTexts().then(() => import('./create/create-genie.tsx'));
const settings = () => needProjectEditTexts().then(() => import('./edit/genie-settings.tsx'));

const genie = {
  CardResult: GenieCardResult,
  RowResult: GenieRowResult,
  dataText: 'projects.predictedOn',
  menu: [],
} as const;

export const genieType: TypeOfProduct = {
  ...genie,
  CreatePage: lazyRouteComponent(createPage, 'CreateGenie'),
  Settings: lazyRouteComponent(settings, 'GenieSettings'),
  page: '/project/genie/$id',
};

export const genieGoType: TypeOfProduct = {
  ...genie,
  CreatePage: lazyRouteComponent(createPage, 'CreateGenieGo'),
  Settings: lazyRouteComponent(settings, 'GenieGoSettings'),
  page: '/project/genie-go/$id',
};
