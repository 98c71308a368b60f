import { z } from 'zod';
import { BoardMessages } from '../board/board.ts';
import { boardLimits } from '../board/board-choices.ts';
import { genieLimits } from '../genie/genie-choices.ts';
import { openProjectsCall } from '../projects/open-projects.ts';
import { projectCalls } from '../projects/project-calls.ts';
import { guideLanguages } from '../sonar/navig8-choices.ts';
import { DateRanges } from '../sonar/scores.ts';
import { Text } from '../text.ts';

/** Percent of the base, with its 95 % interval; null where nobody answered. */
const MeasuredShare = z.object({
  percent: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  base: z.number().int(),
});

const product = { opens: 'SCOUTV2', root: 'scout-v2', consumerRoot: 'scout' } as const;

export const onwardCalls = projectCalls(product, {
  scoutSonarProjects: openProjectsCall('sonar/projects', ['SONAR'], 'SONAR'),
  scoutGenerateFromSonar: {
    path: 'generate/sonar',
    summary: 'Write messages from what the facts of a SONAR project say for its own brand; each names its fact',
    isStaffOnly: true,
    request: z.object({
      sonarProjectId: z.uuid(),
      language: z.enum(guideLanguages),
      /** Those that the project opens with, unless others are named. */
      ranges: DateRanges.optional(),
    }),
    answer: BoardMessages,
    large: true,
    errors: ['projectInUse', 'jobInProgress', 'limitReached', 'noDataCollectedYet', 'noMessagesAvailable'],
  },
  scoutGenieProjects: openProjectsCall('genie/projects', ['GENIE'], 'GENIE'),
  scoutSendToGenie: {
    path: 'send-to-genie',
    summary: 'Add messages to a GENIE project, to be evaluated there; answers how many it had room for',
    isStaffOnly: true,
    request: z.object({
      targetId: z.uuid(),
      ids: z.array(z.uuid()).min(1).max(genieLimits.messages),
      url: Text.trim().min(1, 'urlIsRequired').max(genieLimits.url),
    }),
    answer: z.object({ added: z.number().int() }),
    errors: ['projectInUse', 'noMessagesAvailable'],
  },
  scoutMeasured: {
    path: 'message/measured',
    summary: 'What RESONANCE measured of messages with the same text, in the newest projects that the caller may open',
    isStaffOnly: true,
    answer: z.array(
      z.object({
        messageId: z.uuid(),
        projectId: z.uuid(),
        projectName: z.string(),
        r1: MeasuredShare,
        r2: MeasuredShare.nullable(),
      }),
    ),
    large: true,
  },
  scoutQuestionnaire: {
    path: 'questionnaire',
    summary: 'A questionnaire on messages for a panel: a workbook that RESONANCE reads once it is filled, or a text',
    request: z.object({
      ids: z.array(z.uuid()).max(boardLimits.ids),
      format: z.enum(['XLSX', 'TXT']),
      lang: z.enum(guideLanguages),
    }),
    download: 'application/octet-stream',
    answer: z.string(),
    maxBodyBytes: 1024 * 1024,
    errors: ['noMessagesAvailable', 'accessDenied'],
  },
});
