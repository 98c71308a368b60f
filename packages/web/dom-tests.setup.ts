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

// This DOM has no layout. With one size for all there are rows in sight, and charts are drawn.
const sizes = { clientWidth: 1200, clientHeight: 640, offsetWidth: 900, offsetHeight: 350 };
for (const [side, size] of Object.entries(sizes))
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => size });
