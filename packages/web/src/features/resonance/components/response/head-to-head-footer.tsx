import type { HeadToHead } from '@soundings/contract/resonance/calculations';
import { useTranslation } from 'react-i18next';
import { winnersOf } from '../../response/head-to-head.ts';

/** What the comparison comes to, and how it was made. */
export function HeadToHeadFooter({ tested }: { tested: HeadToHead }) {
  const { t } = useTranslation();
  const winners = winnersOf(tested);
  const outcome =
    tested.bestId === null
      ? t('resonanceResponse.noBest')
      : winners > 1
        ? t('resonanceResponse.winners', { n: winners })
        : t('resonanceResponse.oneWinner');
  return (
    <>
      <span role="status">{outcome}</span> {t('resonanceResponse.headToHeadHelp')}
    </>
  );
}
