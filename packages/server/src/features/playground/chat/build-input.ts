import { rankPassages } from '@soundings/engine/answers/rank-passages';
import { findTextLanguage } from '@soundings/engine/text/find-language';
import { openProjects } from '#/features/projects/load-project.ts';
import { type AiImage, estimateTokens } from '#/platform/ai/ai-engine.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { findImageType } from '#/platform/pictures/image-type.ts';
import type { Services } from '#/platform/services.ts';
import { findPassages } from '../attachments/attachments.store.ts';
import { answerBuiltIn } from '../built-in/answer-built-in.ts';
import { createLedger, figureTools } from '../figures/figure-tools.ts';
import type { ProjectReaders } from '../figures/project-readers.ts';
import { reviewFigures } from '../figures/review-figures.ts';
import type { AttachmentRow } from '../playground.tables.ts';
import type { ChatInput, NumberedPassage } from './chat.prompt.ts';
import { buildContext, type KeptSummary, type Turn } from './context.ts';

/** Of passages, in characters; where there are more, those that say most about the question. */
const maxPassages = 32_000;

interface Given {
  readonly text: string;
  readonly assistant: ChatInput['assistant'];
  readonly turns: readonly Turn[];
  readonly summary: KeptSummary | null;
  readonly attachments: readonly AttachmentRow[];
  /** The question that is asked again: it is no earlier turn. */
  readonly without?: string | undefined;
}

export const buildInput = async (
  services: Services,
  caller: Caller,
  readers: ProjectReaders,
  { text, assistant, turns: said, summary, attachments, without }: Given,
): Promise<ChatInput> => {
  const passages = await readPassages(services, attachments);
  const chosen = choosePassages(text, passages);
  const turns = said.filter(({ id }) => id !== without);
  const taken = chosen.reduce((sum, passage) => sum + estimateTokens(passage.text.length), estimateTokens(text.length));
  const context = buildContext(turns, { taken, kept: summary });
  const language = findTextLanguage(text);
  const ledger = createLedger();
  // Earlier answers were looked through themselves.
  const texts = [
    text,
    assistant?.instructions ?? '',
    ...chosen.map((passage) => passage.text),
    ...turns.map((turn) => turn.text),
  ];
  return {
    question: text,
    context,
    assistant,
    passages: chosen,
    images: await readImages(services, attachments),
    tools: figureTools({ services, caller, readers, language }, ledger),
    review: async function* (parts) {
      const brands = await findBrands(services, caller, readers);
      return yield* reviewFigures(parts, { ledger, brands, texts, language: language === 'de' ? 'de' : 'en' });
    },
    answer: (signal) =>
      answerBuiltIn({ services, caller, readers }, { question: text, turns, passages, attachments }, signal),
  };
};

const findBrands = async (services: Services, caller: Caller, readers: ProjectReaders): Promise<string[]> => {
  const projects = await openProjects(services, caller, ['SONAR']);
  if (projects.length === 0) return [];
  return (await readers.sonar.brands(projects.map(({ id }) => id))).map(({ name }) => name);
};

/** Pictures that a model sees at once: the last ones. */
const maxImages = 4;

const readImages = async ({ storage }: Services, attachments: readonly AttachmentRow[]): Promise<AiImage[]> => {
  const keys = attachments.flatMap(({ storageKey }) => storageKey ?? []).slice(-maxImages);
  const images = await Promise.all(keys.map((key) => storage.read(key)));
  return images.flatMap((bytes) => {
    const mediaType = findImageType(bytes);
    return mediaType ? [{ bytes, mediaType }] : [];
  });
};

const readPassages = async ({ db }: Services, attachments: readonly AttachmentRow[]): Promise<NumberedPassage[]> => {
  if (attachments.length === 0) return [];
  const of = new Map(attachments.map((row) => [row.id, row]));
  const rows = await findPassages(db, [...of.keys()]);
  return rows
    .map(({ attachmentId, number, text }) => {
      const { number: attachment, name } = of.get(attachmentId)!;
      return { key: `${attachment}.${number}`, name, text, order: attachment! * 1e6 + number };
    })
    .toSorted((one, other) => one.order - other.order)
    .map(({ key, name, text }) => ({ key, name, text }));
};

const choosePassages = (question: string, passages: readonly NumberedPassage[]): NumberedPassage[] => {
  const length = passages.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= maxPassages) return [...passages];
  let room = maxPassages;
  const ranked = rankPassages(
    question,
    passages.map(({ text }) => text),
    findTextLanguage(question),
  );
  const chosen = new Set(
    ranked.flatMap(({ index }) => {
      room -= passages[index]!.text.length;
      return room >= 0 ? [index] : [];
    }),
  );
  return passages.filter((_, index) => chosen.has(index));
};
