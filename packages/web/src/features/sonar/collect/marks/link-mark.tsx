import type { SocialLink } from '@soundings/contract/sonar/datasets';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { useContext, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CollectionSign, collectionStateOf } from './collection-sign.tsx';
import { HintContext, useHint } from './hint-context.ts';
import { linkWords, shortAddress } from './link-words.ts';
import { MarkHint } from './mark-hint.tsx';
import { MarkSign } from './mark-sign.tsx';
import classes from './marks.module.css';

interface Props {
  network: SocialNetwork;
  link: SocialLink;
  isOneOfSeveral: boolean;
}

/**
 * One link: a disc that works, a square that does not, and beside it how its account was collected. It leads there; a
 * finger first sees what it is.
 */
export function LinkMark({ network, link, isOneOfSeveral }: Props) {
  const { t } = useTranslation();
  const { show } = useContext(HintContext);
  const isTouched = useRef(false);
  const reason = link.collection?.reason;
  const words = linkWords(t, link, isOneOfSeveral);
  const hint = () => <MarkHint words={words} url={link.url} />;
  const handlers = useHint(hint);
  const label = t('sonarCollect.linkLabel', {
    network: t(`sonar.network.${network}`),
    cause: words.cause,
    address: shortAddress(link.url),
    seen: words.seen,
  });
  return (
    <a
      className={classes.mark}
      href={link.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={[label, words.collection?.how, words.collection?.what, t('sonarCollect.opensInNewTab')]
        .filter(Boolean)
        .join(' ')}
      data-hint
      {...handlers}
      onPointerDown={({ pointerType }) => {
        isTouched.current = pointerType === 'touch';
      }}
      onClick={(event) => {
        if (!isTouched.current) return;
        event.preventDefault();
        show(event.currentTarget, hint(), true);
      }}
    >
      <MarkSign sign={words.isError ? 'error' : 'works'} />
      {reason && <CollectionSign state={collectionStateOf(reason)} reason={reason} />}
    </a>
  );
}
