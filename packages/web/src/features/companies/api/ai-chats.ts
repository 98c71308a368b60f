import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

export const aiChatsQuery = queryOptions({
  queryKey: ['ai-chats'],
  queryFn: ({ signal }) => call(endpoints.aiChats, { signal }),
});
