import { Button, Tooltip } from '@mantine/core';
import type { Remaining } from '@soundings/contract/ai/ai-usage';
import type { PlaygroundOptions } from '@soundings/contract/playground/chat';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { remainingQuery } from '#/features/projects/fields/remaining-tokens.tsx';
import { formatDay, formatNumber, formatPercent } from '#/lib/format.ts';
import { formatDollars } from '#/lib/format-dollars.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import type { Choice } from '../choose/choices.ts';
import type { Conversation } from '../playground.api.ts';
import classes from './chat.module.css';

export function ContextFill({ conversation: { context, summary } }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const share = Math.min(100, (100 * context.tokens) / Math.max(1, context.limit));
  const percent = formatPercent(share, 0);
  const label = t('playground.contextFill', {
    share: percent,
    tokens: formatNumber(context.tokens),
    limit: formatNumber(context.limit),
  });
  const text = summary === null ? label : `${label} ${t('playground.summarised', { count: summary.messages })}`;
  return (
    <Tooltip label={text} w={280}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its figures must be reachable by keyboard */}
      <span className={classes.context} data-roomy={share < 70 || undefined} role="img" tabIndex={0} aria-label={text}>
        <span>{t('playground.contextShort', { share: percent })}</span>
        <svg width={22} height={22} viewBox="0 0 22 22" fill="none" strokeWidth={3} aria-hidden="true">
          <circle cx={11} cy={11} r={8.5} stroke="var(--line-strong)" />
          <circle
            cx={11}
            cy={11}
            r={8.5}
            stroke={share > 85 ? 'var(--warn-mark)' : 'var(--brand)'}
            pathLength={100}
            strokeDasharray={`${Math.max(2, share)} 100`}
            transform="rotate(-90 11 11)"
          />
        </svg>
      </span>
    </Tooltip>
  );
}

export function UsageNote({
  conversation,
  remaining,
}: {
  conversation: Conversation | null;
  remaining: Remaining | undefined;
}) {
  const { t } = useTranslation();
  const usage = conversation?.usage;
  const tokens = usage ? usage.inputTokens + usage.outputTokens : 0;
  return (
    <p className={classes.below}>
      <span>{t('playground.canBeWrong')}</span>
      {usage && tokens > 0 && (
        <span>
          {t('playground.usage', { count: usage.answers, tokens: formatNumber(tokens) })}
          {usage.cost !== null && usage.cost > 0 ? `, ${formatDollars(usage.cost)}` : ''}
          {usage.unpriced > 0 && usage.cost !== null ? ` (${t('playground.unpriced', { count: usage.unpriced })})` : ''}
        </span>
      )}
      {remaining && remaining.limit !== null && remaining.remaining !== null && (
        <span>
          {t('common.tokensLeft', {
            remaining: formatNumber(remaining.remaining),
            limit: formatNumber(remaining.limit),
          })}
        </span>
      )}
    </p>
  );
}

/** `goesOn`: the built-in engine answers in the model's place once its tokens are used up. */
export function useQuota(options: PlaygroundOptions, choice: Choice | null) {
  const { data: remaining } = useQuery(remainingQuery);
  return {
    remaining,
    isSpent:
      remaining !== undefined &&
      remaining.limit !== null &&
      remaining.remaining === 0 &&
      choice?.aiChatType !== 'BUILT_IN',
    goesOn: options.aiChats.some(({ type, hasBuiltInFallback }) => type === choice?.aiChatType && hasBuiltInFallback),
  };
}

interface QuotaNoteProps {
  remaining: Remaining;
  goesOn: boolean;
  builtIn: Choice | null;
  onChoose: (choice: Choice) => void;
}

export function QuotaNote({ remaining, goesOn, builtIn, onChoose }: QuotaNoteProps) {
  const { t } = useTranslation();
  const date = formatDay(remaining.resetsOn);
  return (
    <InlineAlert
      tone="info"
      title={t('playground.quotaSpent')}
      action={
        !goesOn &&
        builtIn && (
          <Button size="sm" onClick={() => onChoose(builtIn)}>
            {t('playground.askBuiltIn')}
          </Button>
        )
      }
    >
      {t(goesOn ? 'playground.quotaGoesOn' : 'playground.quotaHelp', { date })}
    </InlineAlert>
  );
}
