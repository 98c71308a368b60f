import type { EditionRow } from '@soundings/contract/reports/editions';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { needProjectEditTexts, withTexts } from '#/lib/i18n.ts';
import { editionsQuery } from '../reports.api.ts';

const ShareDialog = lazy(() =>
  withTexts(
    needProjectEditTexts,
    import('./share-dialog.tsx').then((file) => ({ default: file.ShareDialog })),
  ),
);

export interface SharedEdition {
  edition: EditionRow;
  /** It stays while its dialog closes. */
  opened: boolean;
}

interface Props {
  reportId: string;
  shared: SharedEdition | null;
  onChange: (shared: SharedEdition) => void;
}

export function ShareEdition({ reportId, shared, onChange }: Props) {
  const { data: editions } = useQuery(editionsQuery(reportId));
  if (shared === null) return null;
  return (
    <Suspense>
      <ShareDialog
        reportId={reportId}
        // As it is now: it may have got its link since.
        edition={editions?.find(({ id }) => id === shared.edition.id) ?? shared.edition}
        opened={shared.opened}
        onClose={() => onChange({ ...shared, opened: false })}
      />
    </Suspense>
  );
}
