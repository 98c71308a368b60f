import type { Dataset } from '@soundings/contract/sonar/datasets';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { HintContext, useHint } from './hint-context.ts';
import { noneWords } from './link-words.ts';
import { MarkHint } from './mark-hint.tsx';
import { MarkSign } from './mark-sign.tsx';
import classes from './marks.module.css';

/** No link on a network, and why: pressed it tells, as a finger cannot hover. */
export function NoneMark({ dataset, network }: { dataset: Dataset; network: SocialNetwork }) {
  const { t } = useTranslation();
  const { show } = useContext(HintContext);
  const words = noneWords(t, dataset, network);
  const hint = () => <MarkHint words={words} />;
  const handlers = useHint(hint);
  const label = t('sonarCollect.noneLabel', { network: t(`sonar.network.${network}`), cause: words.cause });
  return (
    <button
      type="button"
      className={classes.mark}
      aria-label={`${label} ${words.seen}`.trim()}
      data-hint
      {...handlers}
      onClick={({ currentTarget }) => show(currentTarget, hint(), true)}
    >
      <MarkSign sign="none" />
    </button>
  );
}
