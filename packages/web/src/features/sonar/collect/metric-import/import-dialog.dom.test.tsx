import { notifications } from '@mantine/notifications';
import { type MetricFile, MetricMapping } from '@soundings/contract/sonar/metric-import';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { ImportDialog } from './import-dialog.tsx';

const user = userEvent.setup({ delay: null });

type Answer = [number, unknown] | null;
const uploads: { address: string; form: FormData; wasAborted: boolean }[] = [];

const serve = (...answers: Answer[]) => {
  class Wire extends EventTarget {
    upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    #sent = { address: '', form: new FormData(), wasAborted: false };
    open(_: string, address: string) {
      this.#sent.address = address;
    }
    send(form: FormData) {
      uploads.push(Object.assign(this.#sent, { form }));
      this.upload.onprogress?.({ loaded: 40_000, total: 100_000 });
      const answer = answers.shift() ?? null;
      if (answer === null) return;
      [this.status, this.responseText] = [answer[0], JSON.stringify(answer[1])];
      queueMicrotask(() => this.onload?.());
    }
    abort() {
      this.#sent.wasAborted = true;
      this.onabort?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Wire);
};

const read: MetricFile = {
  fileName: 'daily.csv',
  columns: ['page', 'date', 'posts', 'notes'].map((heading, at) => ({ column: at + 1, heading, isBlank: false })),
  rows: 1435,
  otherSheets: [],
  hiddenRows: 0,
  firstRows: [['arsenal', '2016-02-24', '2', 'x']],
  mapping: MetricMapping.parse({
    form: 'wide',
    columns: [
      { column: 1, role: 'company' },
      { column: 2, role: 'date' },
      { column: 3, role: 'figure', metric: 'posts' },
    ],
  }),
  questions: ['network'],
};
const imported: [number, object] = [200, { brands: 23, values: 4305, from: '2016-02-24', to: '2016-06-24' }];
const wrong: Answer = [
  400,
  {
    error: {
      code: 'fileHasErrors',
      message: 'The file has errors.',
      requestId: 'r-1',
      fileErrors: [
        {
          code: 'metricValueUnknown',
          title: 'A value is not a number',
          more: 0,
          lines: [
            {
              line: 7,
              code: 'metricValueUnknown',
              values: { column: 3, heading: 'posts', cell: 'many' },
              text: 'Column 3.',
            },
          ],
        },
      ],
    },
  },
];

const file = new File(['page,date,posts,notes'], 'daily.csv', { type: 'text/csv' });
const show = async (chosen: File | null = null) => {
  let closed = 0;
  await renderForTest(
    <ImportDialog
      projectId="p-1"
      file={chosen}
      onClose={() => {
        closed += 1;
      }}
    />,
  );
  await screen.findByRole('dialog', { name: 'Import metrics' });
  return () => closed;
};
const give = (given: File) => fireEvent.change(screen.getByLabelText('Metrics file'), { target: { files: [given] } });
const choose = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const importButton = () => screen.getByRole('button', { name: 'Import metrics' }) as HTMLButtonElement;

beforeEach(() => {
  uploads.length = 0;
  notifications.clean();
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  // Only rows in sight are drawn, and nothing has a size here.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('reads a file, asks for what it does not tell, and imports it with the mapping before it', async () => {
  serve([200, read], imported);
  await show();
  give(file);
  const roles = await screen.findAllByLabelText(/^Meaning of /);
  expect(roles.map((role) => (role as HTMLSelectElement).value)).toEqual(['company', 'date', 'figure', '']);
  expect(screen.getByText('1,435 rows, 4 columns')).toBeTruthy();
  expect(importButton().disabled).toBe(true);
  choose('Network of posts', 'INSTAGRAM');
  expect(importButton().disabled).toBe(false);
  choose('Network of posts', '');
  expect(screen.getByText('Choose the network, or a column with networks.')).toBeTruthy();
  choose(/^Network( \*)?$/, 'FACEBOOK');
  await user.click(screen.getByRole('checkbox', { name: /^Count days without a row as 0/ }));
  await user.click(importButton());
  expect(await screen.findByText('4,305')).toBeTruthy();
  expect(screen.getByText('24.02.2016 – 24.06.2016')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open dashboard' }).getAttribute('href')).toBe('/project/sonar/p-1');
  const [reading, importing] = uploads;
  expect([reading?.address, importing?.address]).toEqual([
    '/api/sonar/metrics/read-file',
    '/api/sonar/metrics/import/p-1',
  ]);
  expect([...(importing?.form.keys() ?? [])]).toEqual(['mapping', 'file']);
  expect(MetricMapping.parse(JSON.parse(String(importing?.form.get('mapping'))))).toEqual({
    ...read.mapping,
    network: 'FACEBOOK',
    missingDaysAreZero: true,
  });
});

it('begins with a file that was chosen elsewhere', async () => {
  serve([200, read]);
  await show(file);
  expect(await screen.findByText('1,435 rows, 4 columns')).toBeTruthy();
  expect(uploads.map(({ form }) => (form.get('file') as File).name)).toEqual(['daily.csv']);
});

it('lists what is wrong by line, and keeps what the columns mean', async () => {
  serve([200, { ...read, questions: [] }], wrong, imported);
  const closed = await show();
  give(file);
  await screen.findAllByLabelText(/^Meaning of /);
  choose(/^Network( \*)?$/, 'FACEBOOK');
  choose('Metric in posts', 'comments');
  await user.click(importButton());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Line 7')).toBeTruthy();
  expect(within(alert).getByText(/“many” is not a number/)).toBeTruthy();
  expect((screen.getByLabelText('Metric in posts') as HTMLSelectElement).value).toBe('comments');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('dialog', { name: 'Close without importing?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await user.click(importButton());
  expect(await screen.findByText('4,305')).toBeTruthy();
  expect(closed()).toBe(0);
});

it('names the brands whose comments now exceed interactions', async () => {
  const commentsAbove = [
    { brandCompany: 'Arsenal', network: 'FACEBOOK', days: 1200 },
    { brandCompany: 'Chelsea', network: 'INSTAGRAM', days: 1 },
  ];
  serve([200, { ...read, questions: [] }], [200, { ...(imported[1] as object), commentsAbove }]);
  await show();
  give(file);
  await screen.findAllByLabelText(/^Meaning of /);
  choose(/^Network( \*)?$/, 'FACEBOOK');
  await user.click(importButton());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Comments exceed interactions')).toBeTruthy();
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Arsenal on Facebook: 1,200 days', 'Chelsea on Instagram: 1 day']);
});

it('keeps in another form what fits there', async () => {
  serve([200, { ...read, mapping: { ...read.mapping, network: 'FACEBOOK' }, questions: [] }]);
  await show();
  give(file);
  await screen.findAllByLabelText(/^Meaning of /);
  await user.click(screen.getByText('One row per post'));
  const values = () => screen.getAllByLabelText(/^Meaning of /).map((role) => (role as HTMLSelectElement).value);
  expect(values()).toEqual(['company', 'date', '', '']);
  expect(screen.getByText(/at least one column with likes/)).toBeTruthy();
  choose('Meaning of notes', 'date');
  expect(values()).toEqual(['company', '', '', 'date']);
  await user.click(screen.getByText('One row per day or month'));
  expect(values()).toEqual(['company', '', 'figure', 'date']);
});

it('reports how far the upload is, and cancels it', async () => {
  serve(null);
  await show();
  give(file);
  expect(await screen.findByText('Uploading daily.csv')).toBeTruthy();
  expect(screen.getByText('40 kB of 100 kB')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
  expect(uploads.map(({ wasAborted }) => wasAborted)).toEqual([true]);
  expect(screen.getByLabelText('Metrics file')).toBeTruthy();
  expect(screen.queryByRole('alert', { name: /daily/ })).toBeNull();
});

it('sends no file that cannot be one of metrics', async () => {
  serve();
  await show();
  give(new File(['x'], 'metrics.pdf'));
  expect(await screen.findByText('“metrics.pdf” isn’t an xlsx or csv file.')).toBeTruthy();
  give(new File([], 'metrics.csv'));
  await waitFor(() => expect(screen.getByText('“metrics.csv” is empty.')).toBeTruthy());
  expect(uploads).toEqual([]);
});

const unknown = (...names: [name: string, rows: number][]): Answer => [
  400,
  {
    error: {
      code: 'fileHasErrors',
      message: 'The file has errors.',
      requestId: 'r-2',
      fileErrors: [
        {
          code: 'metricBrandUnknown',
          title: 'A brand is not in the project',
          more: 0,
          lines: names.map(([cell, rows], at) => ({
            line: at + 2,
            code: 'metricBrandUnknown_name',
            values: { column: 1, heading: 'page', cell },
            text: 'No brand has this name.',
            same: { count: rows, lines: [at + 2] },
          })),
        },
      ],
    },
  },
];

it('asks what names mean that no brand has, imports with the answers, and says what was left out', async () => {
  const offered = { content: [{ id: 'b-1', brandCompany: 'Arsenal FC', domain: 'arsenal.com' }], totalElements: 1 };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(offered)));
  const done: Answer = [200, { ...imported[1], leftOut: [{ name: 'Gull', rows: 12 }] }];
  serve([200, read], unknown(['arsenal', 40], ['Gull', 12]), done);
  await show();
  give(file);
  await screen.findByText('daily.csv');
  choose(/^Network( \*)?$/, 'FACEBOOK');
  await user.click(importButton());
  const names = within(await screen.findByRole('group', { name: 'Names that aren’t in this project' }));
  expect(names.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('arsenal40 rows'),
    expect.stringContaining('Gull12 rows'),
  ]);
  expect(screen.queryByText('No brand has this name.')).toBeNull();

  await user.click(names.getByRole('combobox', { name: 'Brand for arsenal' }));
  await user.click(await screen.findByRole('option', { name: 'Arsenal FC (arsenal.com)' }));
  await user.click(names.getByRole('button', { name: 'Leave out the rest' }));
  expect((names.getByRole('checkbox', { name: 'Leave out Gull' }) as HTMLInputElement).checked).toBe(true);
  await user.click(importButton());
  expect(await screen.findByText('Gull: 12 rows')).toBeTruthy();
  const sent = JSON.parse(String(uploads.at(-1)!.form.get('mapping')));
  expect(sent.names).toEqual([
    { name: 'arsenal', domain: 'arsenal.com', company: 'Arsenal FC' },
    { name: 'Gull', domain: null, company: null },
  ]);
});
