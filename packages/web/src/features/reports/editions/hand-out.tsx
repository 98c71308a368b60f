import { Button } from '@mantine/core';
import { IconFileTypePdf, IconPresentation, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownloadEdition, useMakeEdition } from '../reports.api.ts';
import classes from './editions.module.css';
import { type SharedEdition, ShareEdition } from './share-edition.tsx';

interface Props {
  reportId: string;
  hasBlocks: boolean;
  flush: () => Promise<boolean>;
}

const ways = [
  { way: 'pptx', Icon: IconPresentation, text: 'reports.asPptx', variant: 'default' },
  { way: 'pdf', Icon: IconFileTypePdf, text: 'reports.asPdf', variant: 'default' },
  { way: 'share', Icon: IconShare2, text: 'reports.share', variant: 'filled' },
] as const;
type Way = (typeof ways)[number]['way'];

export function HandOut({ reportId, hasBlocks, flush }: Props) {
  const { t } = useTranslation();
  const make = useMakeEdition(reportId);
  const download = useDownloadEdition();
  const [shared, setShared] = useState<SharedEdition | null>(null);
  const [busy, setBusy] = useState<Way | null>(null);
  const handOut = async (way: Way) => {
    setBusy(way);
    try {
      if (!(await flush())) return;
      const edition = await make.mutateAsync();
      if (way === 'share') setShared({ edition, opened: true });
      else await download.mutateAsync({ id: edition.id, format: way });
    } catch {
      // Told by the actions.
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={classes.buttons}>
      {ways.map(({ way, Icon, text, variant }) => (
        <Button
          key={way}
          variant={variant}
          leftSection={<Icon size={17} stroke={1.7} />}
          loading={busy === way}
          disabled={!hasBlocks || (busy !== null && busy !== way)}
          onClick={() => void handOut(way)}
        >
          {t(text)}
        </Button>
      ))}
      <ShareEdition reportId={reportId} shared={shared} onChange={setShared} />
    </div>
  );
}
