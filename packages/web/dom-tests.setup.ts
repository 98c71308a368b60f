import { notifications } from '@mantine/notifications';
import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: 10_000 });

// Toasts are the module's, which test files share: those of one would stand in the way of the next one's.
afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});
