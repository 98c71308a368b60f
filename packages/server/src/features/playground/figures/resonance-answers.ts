import type { AudienceLink, MessageFigures, ResonanceData, Share } from '@soundings/contract/resonance/resonance';
import type { TextLanguage } from '@soundings/engine/text/stop-words';
import { escapeMarkdown } from '../built-in/from-attachments.ts';
import { formatNumber, formatPercent, link, messageAddress } from './figure-links.ts';
import type { ResonanceIntent, ResonanceMetric } from './resonance-question.ts';
import { resonanceWords } from './resonance-words.ts';

type Audiences = (messageId: string) => Promise<readonly AudienceLink[]>;

/** What a RESONANCE project says to a question, every share with its base and significance and a link; null for what it does not know. */
export const answerFromSurvey = async (
  intent: ResonanceIntent,
  data: ResonanceData,
  audiencesOf: Audiences,
  language: TextLanguage,
): Promise<string | null> => {
  const words = resonanceWords[language];
  const of = (id: string): MessageFigures | undefined => data.messages.find((message) => message.id === id);
  const share = (figures: Share, href: string, comparedWith: 'messages' | 'audience'): string => {
    if (figures.percent === null) return words.noBase;
    const range =
      figures.low === null
        ? ''
        : words.interval(
            data.significance.confidence,
            link(formatPercent(figures.low, language), href),
            link(formatPercent(figures.high!, language), href),
          );
    const base = words.base(link(formatNumber(figures.base, language, 0), href));
    return `${link(formatPercent(figures.percent, language), href)} (${[range, base, words.verdict(figures.verdict, comparedWith)].filter(Boolean).join('; ')})`;
  };
  const shares = (
    figures: Pick<MessageFigures, 'r1Share' | 'r2Share'>,
    metric: ResonanceMetric | null,
    href: string,
    with_: 'messages' | 'audience',
  ) =>
    [
      ...(metric === 'r2' ? [] : [`- R1 (${words.interest}): ${share(figures.r1Share, href, with_)}`]),
      ...(metric === 'r1'
        ? []
        : [`- R2 (${words.action}): ${figures.r2Share ? share(figures.r2Share, href, with_) : words.noR2}`]),
    ].join('\n');
  const total = (value: number | null, href: string): string =>
    value === null ? words.noBase : link(formatPercent(value, language), href);

  switch (intent.kind) {
    case 'message': {
      const message = of(intent.messageId);
      if (!message) return null;
      const title = `“${escapeMarkdown(message.message)}”`;
      if (!intent.audience) {
        const href = messageAddress(data, message.id);
        const sum =
          intent.metric === null || intent.metric === 'total'
            ? `\n- ${words.total}: ${total(message.accurateTotal, href)}`
            : '';
        return `${title}\n\n${shares(message, intent.metric, href, 'messages')}${sum}`;
      }
      const { id, header, subheader } = intent.audience;
      const found = (await audiencesOf(message.id)).find(({ audienceId }) => audienceId === id);
      if (!found) return null;
      const href = messageAddress(data, message.id, [id]);
      const figures = { r1Share: found.r1, r2Share: found.r2 };
      return `${title}, ${words.among} ${escapeMarkdown(`${header}: ${subheader}`)}\n\n${shares(figures, intent.metric, href, 'audience')}`;
    }
    case 'compare': {
      const messages = intent.messageIds.flatMap((id) => of(id) ?? []);
      return messages
        .map(
          (message) =>
            `“${escapeMarkdown(message.message)}”\n\n${shares(message, intent.metric, messageAddress(data, message.id), 'messages')}`,
        )
        .join('\n\n');
    }
    case 'ranking': {
      const { metric, end, count } = intent;
      const figureOf = (message: MessageFigures): number | null =>
        metric === 'r1'
          ? message.r1Share.percent
          : metric === 'r2'
            ? (message.r2Share?.percent ?? null)
            : message.accurateTotal;
      const ranked = data.messages
        .filter((message) => message.r1Share.mark !== 'unranked' && figureOf(message) !== null)
        .toSorted((one, other) => (end === 'top' ? 1 : -1) * (figureOf(other)! - figureOf(one)!))
        .slice(0, count);
      if (ranked.length === 0) return null;
      const lines = ranked.map((message) => {
        const href = messageAddress(data, message.id);
        const base = words.base(link(formatNumber(message.base, language, 0), href));
        const verdict =
          metric === 'total'
            ? ''
            : `; ${words.verdict((metric === 'r1' ? message.r1Share : message.r2Share!).verdict, 'messages')}`;
        return `- “${escapeMarkdown(message.message)}”: ${total(figureOf(message), href)} (${base}${verdict})`;
      });
      return `${words.ranking(metric === 'total' ? words.total : metric.toUpperCase(), end)}\n\n${lines.join('\n')}`;
    }
    case 'audiences': {
      const message = of(intent.messageId);
      const found = (await audiencesOf(intent.messageId))
        .map((each) => ({ each, share: intent.metric === 'r2' ? each.r2 : each.r1 }))
        .filter(
          ({ share: figures }) =>
            figures?.percent !== null && figures?.percent !== undefined && figures.mark !== 'unranked',
        )
        .toSorted((one, other) => (intent.end === 'top' ? 1 : -1) * (other.share!.percent! - one.share!.percent!))
        .slice(0, 3);
      if (!message || found.length === 0) return null;
      const lines = found.map(({ each, share: figures }) => {
        const href = messageAddress(data, message.id, [each.audienceId]);
        return `- ${escapeMarkdown(`${each.audienceHeader}: ${each.audienceSubheader}`)}: ${share(figures!, href, 'audience')}`;
      });
      return `“${escapeMarkdown(message.message)}”, ${intent.metric === 'r2' ? 'R2' : 'R1'} ${words.byAudience(intent.end)}\n\n${lines.join('\n')}`;
    }
    case 'respondents':
      return words.respondents(link(formatNumber(data.summary.numberOfRespondents, language, 0), messageAddress(data)));
    case 'messages':
      return words.messages(link(formatNumber(data.messages.length, language, 0), messageAddress(data)));
  }
};
