import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { brandsQuery } from '../collect.api.ts';
import { toCollectQuery } from '../collect-search.ts';
import { useJobs } from './use-jobs.ts';

const none = { id: null, progressType: null, status: null };
const over = {
  ...{ id: 'j', progressType: 'CRAWL', status: 'EXECUTED', outcome: 'done', handled: 1, total: 1 },
  ...{ currentProgress: { type: 'a.test', count: 0, failed: 1 }, error: null, projectId: null },
};
const counts = { all: 1, withErrors: 0, missing: 1, toCrawl: 1, linked: {} };

function Page() {
  const jobs = useJobs('p');
  const { data } = useQuery(brandsQuery('p', toCollectQuery({})));
  return (
    <>
      <button type="button" onClick={() => jobs.start('crawl')}>
        Crawl
      </button>
      <p>{data?.content[0]?.crawlState ?? (data ? 'at rest' : 'loading')}</p>
    </>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads the rows again when the first crawl of a project is over before the page sees it run', async () => {
  let isStarted = false;
  let isOver = false;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/crawl-init-sonar-data')) {
      isStarted = true;
      return Response.json({ jobId: 'j' }, { status: 202 });
    }
    if (path.includes('/jobs/progress')) {
      isOver = isStarted;
      return Response.json(isOver ? over : none);
    }
    const crawlState = isStarted && !isOver ? 'reading' : null;
    return Response.json({ content: [{ id: 'a', crawlState }], totalElements: 1, counts });
  });
  await renderForTest(<Page />);
  expect(await screen.findByText('at rest')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Crawl' }));
  expect(await screen.findByText('reading')).toBeTruthy();
  expect(await screen.findByText('at rest')).toBeTruthy();
});
