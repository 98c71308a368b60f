import '@fontsource-variable/inter';
import './app/styles.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastHost } from '#/ui/feedback/toast-host.tsx';
import { colorSchemeManager, cssVariablesResolver, theme } from '#/ui/theme/theme.ts';
import { reloadOnceForNewVersion } from './app/reload-once.ts';
import { queryClient, router } from './app/router.ts';
import { startBrand } from './lib/brand.ts';
import { startI18n } from './lib/i18n.ts';

reloadOnceForNewVersion();
startBrand();
await startI18n();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// From here on the stylesheet colours the page; see public/first-paint.js.
document.documentElement.style.removeProperty('background-color');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <ToastHost />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
