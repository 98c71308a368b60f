import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The journeys that stop or kill a server of their own: `npm run faults -- journeys-that-kill`. */
export default defineConfig(journeys, { grep: /@kills/, grepInvert: [] });
