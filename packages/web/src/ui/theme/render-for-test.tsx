import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  needAdminTexts,
  needAiSettingsTexts,
  needAiTexts,
  needAlertTexts,
  needDashboardTexts,
  needFileTexts,
  needFormTexts,
  needPlaygroundTexts,
  needPostTexts,
  needProjectEditTexts,
  needResonanceTexts,
  needResonanceViewTexts,
  needSettingsTexts,
  needSonarDataTexts,
  needSonarTexts,
  needWhyTexts,
  startI18n,
} from '#/lib/i18n.ts';
import { theme } from './theme.ts';

export const renderForTest = async (children: ReactNode) => {
  await startI18n();
  await needAdminTexts();
  await needFormTexts();
  await needSettingsTexts();
  await needSonarTexts();
  await needDashboardTexts();
  await needWhyTexts();
  await needSonarDataTexts();
  await needFileTexts();
  await needAiTexts();
  await needAiSettingsTexts();
  await needAlertTexts();
  await needPlaygroundTexts();
  await needPostTexts();
  await needProjectEditTexts();
  await needResonanceTexts();
  await needResonanceViewTexts();
  return render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </MantineProvider>,
  );
};
