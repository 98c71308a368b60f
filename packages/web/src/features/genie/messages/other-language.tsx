import type { GenieMessage } from '@soundings/contract/genie/genie';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import classes from './messages.module.css';

/** That the predictor, trained and tested on English, knows little of some of these messages. */
export function OtherLanguage({ messages }: { messages: readonly Pick<GenieMessage, 'prediction'>[] }) {
  const { t } = useTranslation();
  const count = messages.filter(({ prediction }) => prediction?.doubts.includes('foreignLanguage')).length;
  if (count === 0) return null;
  return (
    <div className={classes.alert}>
      <InlineAlert tone="info">{t('genie.otherLanguage', { count, n: formatNumber(count) })}</InlineAlert>
    </div>
  );
}
