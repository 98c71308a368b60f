import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { ProjectCredentials } from './sharing.ts';

const query = z.object({ projectId: z.uuid() });

export const projectStatusEndpoints = {
  projectIsProcessing: endpoint({
    method: 'GET',
    path: '/api/project/status/is/processing',
    summary: 'Whether something is being generated or imported for a project',
    access: 'projects.use',
    query,
    answer: z.boolean(),
    errors: ['notFound'],
  }),
  leaveProject: endpoint({
    method: 'DELETE',
    path: '/api/project/status',
    summary: 'Stop holding a project, so that others can work with it',
    access: 'projects.use',
    query,
    answer: Done,
    errors: ['notFound', 'projectInUse'],
  }),
  sharedProjectIsProcessing: endpoint({
    method: 'POST',
    path: '/api/consumer/project/status/is/processing',
    summary: 'Whether something is being generated or imported for a shared project',
    access: 'consumer',
    opens: 'PROJECT',
    body: ProjectCredentials,
    answer: z.boolean(),
    errors: ['wrongCredentials', 'tooManyRequests'],
  }),
  leaveSharedProject: endpoint({
    method: 'DELETE',
    path: '/api/consumer/project/status',
    summary: 'Stop holding a shared project, so that others can work with it',
    access: 'consumer',
    opens: 'PROJECT',
    body: ProjectCredentials,
    answer: Done,
    errors: ['wrongCredentials', 'tooManyRequests', 'projectInUse'],
  }),
};
