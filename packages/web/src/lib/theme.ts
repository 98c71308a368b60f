import { localStorageColorSchemeManager } from '@mantine/core';

/** Where the choice of theme is kept; public/first-paint.js reads the same key. No choice follows the system. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'THEME' });
