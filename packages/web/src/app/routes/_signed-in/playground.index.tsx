import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { permit } from '#/app/permit.ts';
import { PlaygroundHeading } from '#/app/playground-heading.tsx';
import { PlaygroundPage } from '#/features/playground/playground-page.tsx';
import { readPlaygroundSearch } from '#/features/playground/playground-search.ts';
import { needAiTexts, needPlaygroundTexts } from '#/lib/i18n.ts';

const mayUse = permit('playground.use');

/** While the page is on its way; where that fails the page asks again, and says so. */
const askAhead = async (client: QueryClient) => {
  const { optionsQuery, conversationsQuery } = await import('#/features/playground/playground.api.ts');
  await Promise.all([
    client.ensureQueryData(optionsQuery),
    client.ensureInfiniteQueryData(conversationsQuery({ query: '', folderId: null })),
  ]);
};

export const Route = createFileRoute('/_signed-in/playground/')({
  validateSearch: readPlaygroundSearch,
  beforeLoad: async (guarded) => {
    await mayUse(guarded);
    askAhead(guarded.context.queryClient).catch(() => undefined);
    await Promise.all([needAiTexts(), needPlaygroundTexts()]);
  },
  component: Playground,
});

function Playground() {
  const { thread } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onThread = useCallback(
    (id: string | null) => void navigate({ search: id === null ? {} : { thread: id }, resetScroll: false }),
    [navigate],
  );
  return (
    <>
      <PlaygroundHeading />
      <PlaygroundPage threadId={thread ?? null} onThread={onThread} />
    </>
  );
}
