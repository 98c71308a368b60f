import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api/api-error.ts';

export const queryRoots = {
  users: ['users'],
  companies: ['companies'],
  projects: ['projects'],
  assistants: ['assistants'],
  agents: ['agents'],
  writers: ['writers'],
  brandRules: ['brand-rules'],
  reports: ['reports'],
  requests: ['requests'],
  alerts: ['alerts'],
  audit: ['audit'],
  system: ['system'],
  resonance: ['resonance'],
  sonar: ['sonar'],
  genie: ['genie'],
  scout: ['scout'],
  id8: ['id8'],
} as const;

const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && (!isApiError(error) || error.status === 0 || error.status >= 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 15_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
