import { projectCalls as calls } from 'virtual:endpoints';
import type { ProjectQuestion } from '@soundings/contract/projects/project-calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DashboardApi } from '../dashboard.api.ts';

export type PostsQuestion = ProjectQuestion<typeof calls.topPosts>;
type PatternsQuestion = ProjectQuestion<typeof calls.postPatterns>;

const staleTime = 5 * 60_000;

export const topPostsQuery = ({ key, ask }: DashboardApi, question: PostsQuestion) =>
  queryOptions({
    queryKey: [...key, 'posts', question],
    queryFn: ({ signal }) => ask(calls.topPosts, question, signal),
    placeholderData: keepPreviousData,
    staleTime,
  });

export const postPatternsQuery = ({ key, ask }: DashboardApi, question: PatternsQuestion) =>
  queryOptions({
    queryKey: [...key, 'postPatterns', question],
    queryFn: ({ signal }) => ask(calls.postPatterns, question, signal),
    placeholderData: keepPreviousData,
    staleTime,
  });
