import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { ProjectCredentials } from '../projects/sharing.ts';
import { calibrationEndpoints } from './calibration.ts';
import { pathEndpoints } from './path.ts';

export const genieEndpoints = {
  ...calibrationEndpoints,
  ...pathEndpoints,
  resetSharedThread: endpoint({
    method: 'POST',
    path: '/api/consumer/open-ai/reset',
    summary: 'Reset the session of an assistant in a shared project',
    access: 'consumer',
    opens: 'PROJECT',
    query: z.object({ threadId: z.uuid() }),
    body: ProjectCredentials,
    answer: Done,
    errors: ['wrongCredentials', 'tooManyRequests', 'notFound', 'projectInUse'],
  }),
};
