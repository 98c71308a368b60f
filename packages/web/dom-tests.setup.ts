import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: 30_000 });

// Test files share the document and the module's toasts: those of one would stand in the way of the next one's.
afterEach(() => {
  cleanup();
  notifications.clean();
  notifications.cleanQueue();
});
