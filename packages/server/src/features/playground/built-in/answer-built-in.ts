import { findTextLanguage } from '@soundings/engine/text/find-language';
import type { TextLanguage } from '@soundings/engine/text/stop-words';
import { createYield } from '#/platform/event-loop.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import type { NumberedPassage } from '../chat/chat.prompt.ts';
import type { Turn } from '../chat/context.ts';
import type { AttachmentRow } from '../playground.tables.ts';
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
  _services: Services,
  _caller: Caller,
  asked: BuiltInQuestion,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const yieldToEventLoop = createYield(signal);
  await yieldToEventLoop();
  const { question, attachments } = asked;
  const language = findTextLanguage(question);
  const intent = findIntent(question);
  if (intent === 'abilities') return yield words[language].can;
  if (intent === 'summary') return yield* summarizeAttachments(asked, language);
  const found = answerFromPassages(asked, language);
  if (found) return yield found;
  yield refuse(attachments, language);
}

const refuse = (attachments: readonly AttachmentRow[], language: TextLanguage): string => {
  const { refuse: no, notInFiles, noPictures, can } = words[language];
  if (attachments.some(({ passages }) => passages > 0)) return `${notInFiles} ${can}`;
  return `${attachments.length > 0 ? noPictures : no} ${can}`;
};
