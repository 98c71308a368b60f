import '@fontsource-variable/inter';
import './app/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reloadOnceForNewVersion } from './app/reload-once.ts';
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
