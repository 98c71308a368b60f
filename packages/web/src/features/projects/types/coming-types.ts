import { lazyRouteComponent } from '@tanstack/react-router';
import { needFormTexts } from '#/lib/i18n.ts';
import { ComingResult, NoRowResult } from '../list/coming-result.tsx';
import type { ProjectTypeDescription } from './project-type.ts';

const coming = {
  page: null,
  ConsumerPage: null,
  CardResult: ComingResult,
  RowResult: NoRowResult,
  menu: [],
} as const;

const createId8 = () => needFormTexts().then(() => import('../create/create-id8.tsx'));
const settings = () => needFormTexts().then(() => import('../edit/type-settings.tsx'));

export const id8Type: ProjectTypeDescription = {
  ...coming,
  CreatePage: lazyRouteComponent(createId8, 'CreateId8'),
  Settings: lazyRouteComponent(settings, 'Id8Settings'),
};
