import { varyMessage } from '@soundings/engine/writer/vary-message';
import type { Prompt } from '#/features/ai/engines/prompt.ts';
import { predictFigures } from '#/features/predictor/predict-figures.ts';
import { findMissing } from '#/features/writing/hints.ts';
import {
  commonInstructions,
  hintItem,
  quoteMaterial,
  readPhrase,
  readSources,
  type ScoutInput,
  ScoutItem,
  toItem,
  voicesFor,
} from './scout-messages.prompt.ts';

export const scoutSelectedPrompt: Prompt<ScoutInput, ScoutItem> = {
  name: 'scout-selected',
  version: 2,
  purpose: 'messages',
  item: ScoutItem,
  instructions: (input) =>
    [
      `Write ${input.count} messages, each an item of kind "message", that are about what the messages between the marks <selected-messages> are about.`,
      'Take other angles, lengths and words; each stands on its own, and none repeats one of those that are there already.',
      'State no fact, number or name that the selected messages, the page, the file or the user’s own text lacks; put the words that a message rests on into "evidence".',
      ...commonInstructions(input),
    ].join('\n'),
  messages: (input) => [{ role: 'user', text: quoteMaterial(input) }],
  builtIn: writeMoreLike,
};

function* writeMoreLike(input: ScoutInput): Generator<ScoutItem> {
  const { asked, facts } = readSources({ ...input, fileText: [input.fileText, ...input.selected].join('\n') });
  const voices = facts ? voicesFor(input, facts) : [];
  if (!facts || voices.length === 0) return yield hintItem('otherLanguage');
  const written: Parameters<typeof toItem>[0][] = [];
  for (const [index, selected] of input.selected.entries()) {
    const voice = voices[index % voices.length]!;
    const style = readPhrase(voice);
    const left = input.count - written.length;
    if (left <= 0) break;
    const { messages } = varyMessage(selected, {
      ...{ facts, language: facts.language, seed: input.seed + index },
      count: Math.ceil(left / (input.selected.length - index)),
      ...{ angles: asked.angles ?? style?.angles, lengths: asked.lengths ?? style?.lengths },
      tone: asked.tone ?? style?.tone,
      avoid: {
        messages: [...input.known, ...written.map(({ message }) => message.text)],
        words: [...asked.avoidWords, ...(style?.avoidWords ?? [])],
      },
    });
    written.push(...messages.map((message) => ({ voice, message })));
  }
  yield* written
    .toSorted((one, other) => predictFigures(one.message.text).interest - predictFigures(other.message.text).interest)
    .map(toItem);
  if (written.length === 0) return yield hintItem('noFacts');
  yield hintItem(written.length < input.count ? 'fewFacts' : findMissing(facts));
}
