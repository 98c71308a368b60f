import { findTextLanguage } from '@soundings/engine/text/find-language';
import type { TextLanguage } from '@soundings/engine/text/stop-words';
import { createYield } from '#/platform/event-loop.ts';
import type { NumberedPassage } from '../chat/chat.prompt.ts';
import type { Turn } from '../chat/context.ts';
import { type Asking, answerFromProjects } from '../figures/answer-from-projects.ts';
import type { AttachmentRow } from '../playground.tables.ts';
import { draftMessages } from './draft-messages.ts';
import { explainMeasure } from './explain-measure.ts';
import { answerFromPassages, summarizeAttachments } from './from-attachments.ts';
import { findIntent } from './intent.ts';
import { words } from './words.ts';

export interface BuiltInQuestion {
  readonly question: string;
  readonly turns: readonly Turn[];
  readonly passages: readonly NumberedPassage[];
  readonly attachments: readonly AttachmentRow[];
}

/**
 * The answer of the assistant that needs no model: what files, pages, projects and the product's own texts say, and
 * nothing else. The rest is refused in one sentence with what it can do.
 */
export async function* answerBuiltIn(
  asking: Omit<Asking, 'language' | 'signal' | 'turns'>,
  asked: BuiltInQuestion,
  signal: AbortSignal,
): AsyncGenerator<string> {
  await createYield(signal)();
  const { question, attachments } = asked;
  // What is quoted may be in another language.
  const language = findTextLanguage(question.replaceAll(/["“„«][^"“”„«»]*["”“»]/g, ' '));
  const intent = findIntent(question);
  if (intent === 'abilities') return yield words[language].can;
  if (intent === 'messages') return yield* draftMessages(asked, language);
  if (intent === 'summary' && (attachments.length > 0 || !/\p{L}{3,}\s+\p{L}{3,}\s+\p{L}{3,}/u.test(question)))
    return yield* summarizeAttachments(asked, language);
  const found =
    explainMeasure(question, language) ??
    answerFromPassages(asked, language) ??
    (await answerFromProjects({ ...asking, turns: asked.turns, language, signal }, question));
  yield found ?? refuse(attachments, language);
}

const refuse = (attachments: readonly AttachmentRow[], language: TextLanguage): string => {
  const { refuse: no, notInFiles, noPictures, can } = words[language];
  if (attachments.some(({ passages }) => passages > 0)) return `${notInFiles} ${can}`;
  return `${attachments.length > 0 ? noPictures : no} ${can}`;
};
