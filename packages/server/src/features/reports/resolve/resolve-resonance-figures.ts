import type { BlockOf } from '@soundings/contract/reports/blocks';
import type { Figure } from '@soundings/contract/reports/report-content';
import type { MessageFigures, Share } from '@soundings/contract/resonance/resonance';
import { readResonance } from '#/features/resonance/read-resonance.ts';
import { type FoundResonance, findMessage, isRanked, openResonance } from './open-resonance.ts';
import { reportWords } from './report-words.ts';
import { missing, type Resolve, type Resolving } from './resolving.ts';

export const resolveResonanceFigures: Resolve<'resonanceFigures'> = async (resolving, block) => {
  const words = reportWords[resolving.language].resonance;
  const found = await openResonance(resolving, block);
  const message = findMessage(found, block.message);
  const isBest = block.message === null;
  if (!message) {
    return missing(
      resolving.language,
      block.title || words[isBest ? 'best' : 'message'],
      isBest ? 'noData' : 'notFound',
    );
  }
  const level = isBest ? await findLevel(resolving, block, { found, best: message }) : [];
  const title = isBest ? (level.length > 0 ? words.manyBest(level.length + 1) : words.best) : words.message;
  const { r1Share, r2Share, accurateTotal } = message;
  const total: Figure = {
    ...{ label: words.total, value: accurateTotal, decimals: 1, unit: '%', change: null, low: null, high: null },
    note: '(R1 + R2) / 2',
  };
  return {
    ...{ look: 'figures', title: block.title || title, lead: message.message, source: found.source },
    ...(level.length > 0 && { remark: words.couldBeBest([message, ...level].map((one) => one.message)) }),
    figures: [
      shareFigure(resolving, words.r1, r1Share),
      ...(r2Share ? [shareFigure(resolving, words.r2, r2Share), total] : []),
    ],
  };
};

interface Leading {
  readonly found: FoundResonance;
  readonly best: MessageFigures;
}

/** Messages that a head-to-head of all ranked ones can't tell from the best; without respondents nobody can test it. */
const findLevel = async (
  { services, owner, signal }: Resolving,
  { projectId: id }: BlockOf<'resonanceFigures'>,
  { found: { data, messages, audienceIds }, best }: Leading,
): Promise<readonly MessageFigures[]> => {
  const messageIds = messages.filter(isRanked).map((message) => message.id);
  if (data.dataStructure === 'messages' || messageIds.length < 2) return [];
  const tested = await readResonance(services).headToHead(owner, { id, audienceIds, messageIds }, signal);
  const winners = new Set(tested.messages.flatMap((message) => (message.isWinner ? message.id : [])));
  return winners.has(best.id) ? messages.filter((message) => message !== best && winners.has(message.id)) : [];
};

const shareFigure = ({ language }: Resolving, label: string, { percent, low, high, base, mark }: Share): Figure => {
  const { marks, baseOf } = reportWords[language].resonance;
  return {
    ...{ label, value: percent, decimals: 1, unit: '%', change: null, low, high },
    note: [baseOf(base), marks[mark]].filter((part) => part !== '').join(', '),
  };
};
