import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { CurrentUser } from '@soundings/contract/access/auth';
import { createdTypes, typesInContract } from '@soundings/contract/projects/project-types';
import {
  IconBell,
  IconBuildingPlus,
  IconDownload,
  IconHelpCircle,
  IconKey,
  IconLanguage,
  IconLogout,
  IconMessages,
  IconMoon,
  IconPlus,
  IconSearch,
  IconSettings,
  IconSun,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '#/app/sign-out.ts';
import { setLanguage } from '#/lib/i18n.ts';
import { sampleSurvey } from '#/lib/sample-survey.ts';
import { typeMarks } from '#/lib/type-marks.ts';
import { may } from '../permit.ts';
import { openPassword } from './quick-access-store.ts';
import { navItems } from './sidebar.tsx';

export interface PaletteItem {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  /** Other words that it is found by. */
  readonly keywords?: string;
  readonly icon: TablerIcon;
  readonly run: () => unknown;
  readonly staysOpen?: boolean;
}

export const usePages = (user: CurrentUser): PaletteItem[] => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return [
    ...navItems
      // The settings are listed one by one.
      .filter(({ key, permission }) => key !== 'settings' && may(user, permission))
      .map(({ key, to, icon }) => ({ key, label: t(`shell.${key}`), icon, run: () => navigate({ to }) })),
    { key: 'alerts', label: t('shell.alerts'), icon: IconBell, run: () => navigate({ to: '/alerts', search: {} }) },
    ...(may(user, 'playground.use')
      ? [
          {
            key: 'playground',
            label: t('shell.playground'),
            icon: IconMessages,
            run: () => navigate({ to: '/playground', search: {} }),
          },
        ]
      : []),
  ];
};

export const useSettings = (user: CurrentUser): PaletteItem[] => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (!may(user, 'settings.manage')) return [];
  return settings.map(([key, to]) => ({
    key,
    label: t(`palette.${key}`),
    ...(key === 'agency' && { keywords: t('palette.agencyWords') }),
    icon: IconSettings,
    run: () => navigate({ to }),
  }));
};

const settings = [
  ['agents', '/settings/id8'],
  ['writers', '/settings/scout'],
  ['assistants', '/settings/assistants'],
  ['ai', '/settings/ai'],
  ['predictions', '/settings/genie'],
  ['agency', '/settings/brand'],
] as const;

export const useWaysOut = (user: CurrentUser, query: string): PaletteItem[] => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return [
    {
      key: 'searchAll',
      label: t('palette.searchAll', { query }),
      icon: IconSearch,
      run: () => navigate({ to: '/projects', search: { query } }),
    },
    ...(may(user, 'projects.create')
      ? [
          {
            key: 'create',
            label: t('palette.create'),
            icon: IconPlus,
            run: () => navigate({ to: '/projects/create' }),
          },
        ]
      : []),
  ];
};

export const useActions = (user: CurrentUser, onHelp: () => void): PaletteItem[] => {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  const isGerman = i18n.language === 'de';
  const creates = may(user, 'projects.create') ? createdTypes : [];
  const entries: (PaletteItem | false)[] = [
    ...creates.map((type) => ({
      key: type,
      label: t('palette.newProject', { type: typeMarks[type].name }),
      icon: IconPlus,
      run: () => navigate({ to: '/projects/create/$type', params: { type: typesInContract[type].segment } }),
    })),
    creates.length > 0 && {
      key: 'sample',
      label: t('projects.sampleSurvey'),
      icon: IconDownload,
      run: () => downloadSample(),
    },
    may(user, 'users.manage') && {
      key: 'addUser',
      label: t('palette.addUser'),
      icon: IconUserPlus,
      run: () => navigate({ to: '/users/create' }),
    },
    may(user, 'companies.manage') && {
      key: 'addCustomer',
      label: t('palette.addCustomer'),
      icon: IconBuildingPlus,
      run: () => navigate({ to: '/customers/add' }),
    },
    {
      key: 'theme',
      label: t(isDark ? 'palette.toLight' : 'palette.toDark'),
      icon: isDark ? IconSun : IconMoon,
      run: () => setColorScheme(isDark ? 'light' : 'dark'),
    },
    {
      key: 'language',
      label: t(isGerman ? 'palette.toEnglish' : 'palette.toGerman'),
      keywords: t('palette.languageWords'),
      icon: IconLanguage,
      run: () => setLanguage(isGerman ? 'en' : 'de'),
    },
    user.username !== '' && {
      key: 'password',
      label: t('shell.changePassword'),
      icon: IconKey,
      run: openPassword,
      staysOpen: true,
    },
    { key: 'help', label: t('palette.help'), icon: IconHelpCircle, run: onHelp, staysOpen: true },
    { key: 'signOut', label: t('palette.signOut'), icon: IconLogout, run: signOut },
  ];
  return entries.filter((entry) => entry !== false);
};

const downloadSample = (): void => {
  const file = sampleSurvey();
  Object.assign(document.createElement('a'), { href: `/templates/${file}`, download: file }).click();
};
