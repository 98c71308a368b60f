import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { permit } from '#/app/permit.ts';
import { PlaygroundHeading } from '#/app/playground-heading.tsx';
import { PlaygroundPage } from '#/features/playground/playground-page.tsx';
import { PlaygroundSearch } from '#/features/playground/playground-search.ts';
import { needAiTexts, needPlaygroundTexts } from '#/lib/i18n.ts';

const mayUse = permit('playground.use');

export const Route = createFileRoute('/_signed-in/playground/')({
  validateSearch: PlaygroundSearch,
  beforeLoad: async (guarded) => {
    await mayUse(guarded);
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
