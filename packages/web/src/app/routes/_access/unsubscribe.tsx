import { createFileRoute } from '@tanstack/react-router';
import { Unsubscribe } from '#/features/access/unsubscribe.tsx';
import { needAlertTexts } from '#/lib/i18n.ts';
import { rawSearch } from '#/lib/list-search.ts';

export const Route = createFileRoute('/_access/unsubscribe')({
  validateSearch: rawSearch,
  beforeLoad: needAlertTexts,
  component: End,
});

function End() {
  const { token } = Route.useSearch();
  return <Unsubscribe token={typeof token === 'string' ? token : ''} />;
}
