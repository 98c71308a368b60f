import type { Download } from '@soundings/contract/endpoint';
import type { CrosstabRequest } from '@soundings/contract/resonance/calculation-endpoints';
import { bannerInSteps } from '@soundings/engine/crosstab/banner';
import { filterMask } from '@soundings/engine/crosstab/filter';
import type { z } from 'zod';
import { finishBreathing } from '#/platform/breathe.ts';
import { csvForms, writeCsv } from '#/platform/csv/write-csv.ts';
import { stampedFileName } from '#/platform/http/stamped-file-name.ts';
import { writeStyledXlsx } from '#/platform/office/write-xlsx.ts';
import type { LoadedDataset } from '../datasets.ts';
import { type CrosstabFacts, crosstabRows, crosstabSheet, crosstabTable } from './crosstab-table.ts';

/** The crosstab of all messages by the chosen audiences under a filter, as a file. Throws an UnknownAudienceError. */
export const exportCrosstab = async (
  { dataset }: LoadedDataset,
  facts: CrosstabFacts,
  { banner, audienceIds, format, lang }: z.output<typeof CrosstabRequest>,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<Download> => {
  const { mask, respondents } = filterMask(dataset, audienceIds);
  const calculated = await finishBreathing(bannerInSteps(dataset, banner, mask), signal);
  const lines = crosstabTable({ dataset, banner: calculated, audienceIds, respondents, facts, lang });
  const fileName = stampedFileName(`${facts.projectName} crosstab`, format, now);
  if (format === 'xlsx') return { fileName, content: await writeStyledXlsx(crosstabSheet(lines)) };
  const [headings = [], ...rows] = crosstabRows(lines);
  const pages = async function* () {
    yield rows;
  };
  return { fileName, content: writeCsv(headings.map(String), pages(), csvForms[lang]) };
};
