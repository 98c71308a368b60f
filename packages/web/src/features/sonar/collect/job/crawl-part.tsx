import { CrawlDialog } from './crawl-dialog.tsx';
import { JobEnd } from './job-end.tsx';
import { JobPanel } from './job-panel.tsx';
import type { Crawl } from './use-crawl.ts';

interface Props {
  crawl: Crawl;
  /** How many brands a crawl would read now. */
  toCrawl: number;
}

/** The job that runs or how the last one ended, and the question before the next. */
export function CrawlPart({ crawl, toCrawl }: Props) {
  const { ended } = crawl;
  // Old news is told only while something of it is left to do.
  const isNews = ended !== null && (crawl.hasEndedHere || (ended.outcome !== 'done' && toCrawl > 0));
  return (
    <>
      {crawl.running !== null && <JobPanel {...crawl} running={crawl.running} onCancel={crawl.cancel} />}
      {isNews && <JobEnd job={ended} toCrawl={toCrawl} onCrawl={crawl.ask} onClose={crawl.dismiss} />}
      <CrawlDialog
        opened={crawl.isAsking}
        brands={toCrawl}
        isBusy={crawl.isStarting}
        onConfirm={crawl.startCrawl}
        onClose={crawl.stopAsking}
      />
    </>
  );
}
