import type { SocialLink } from '@soundings/contract/sonar/brands';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { type CSSProperties, memo, useContext, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Brand } from '../../brands/brand-fields.ts';
import { HintContext, useHint } from './hints.tsx';
import { linkSign, MarkSign } from './mark-signs.tsx';
import { linkTexts, type MarkTexts, missingLinkTexts, readCollection, shortAddress } from './mark-words.ts';
import classes from './marks.module.css';

const most = 4;

interface NetworkProps {
  brand: Brand;
  network: SocialNetwork;
  onAdd?: ((brand: Brand, network: SocialNetwork) => void) | undefined;
}

export const NetworkMarks = memo(function NetworkMarks({ brand, network, onAdd }: NetworkProps) {
  const { t } = useTranslation();
  const links = brand.socials[network] ?? [];
  if (links.length > 0) {
    return (
      <span className={classes.marks} style={{ '--columns': Math.min(links.length, most) } as CSSProperties}>
        {links.map((link) => (
          <LinkMark key={link.key} {...{ brand, network, link }} isOneOfSeveral={links.length > 1} />
        ))}
      </span>
    );
  }
  const state = brand.crawlState;
  if (state === null) return <NoneMark brand={brand} network={network} onAdd={onAdd} />;
  const label = t(`sonarCollect.stateLabel_${state}`, { network: t(`sonar.network.${network}`) });
  return (
    <span className={classes.mark} role="img" aria-label={label} title={label}>
      <MarkSign sign={state} />
    </span>
  );
});

interface Props {
  brand: Brand;
  network: SocialNetwork;
  link: SocialLink;
  isOneOfSeveral: boolean;
}

function LinkMark({ brand, network, link, isOneOfSeveral }: Props) {
  const { t } = useTranslation();
  const { show } = useContext(HintContext);
  const isTouched = useRef(false);
  const words = linkTexts(t, link, isOneOfSeveral);
  const hint = () => <MarkHint of={{ brand, network }} words={words} url={link.url} />;
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
      aria-label={[label, words.collection && readCollection(t, words.collection), t('sonarCollect.opensInNewTab')]
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
      <MarkSign sign={linkSign(link)} />
    </a>
  );
}

function NoneMark({ brand, network, onAdd }: NetworkProps) {
  const { t } = useTranslation();
  const { show } = useContext(HintContext);
  const words = missingLinkTexts(t, brand, network);
  const hint = () => <MarkHint of={{ brand, network }} words={words} />;
  const handlers = useHint(hint);
  const label = t('sonarCollect.noneLabel', { network: t(`sonar.network.${network}`), cause: words.cause });
  return (
    <button
      type="button"
      className={classes.mark}
      aria-label={[label, words.seen, onAdd && t('sonarCollect.pressToAdd')].filter(Boolean).join(' ')}
      data-hint
      {...handlers}
      onClick={({ currentTarget }) => (onAdd ? onAdd(brand, network) : show(currentTarget, hint(), true))}
    >
      <MarkSign sign="none" />
    </button>
  );
}

interface MarkHintProps {
  of: { brand: Brand; network: SocialNetwork };
  words: MarkTexts;
  url?: string;
}

function MarkHint({ of: { brand, network }, words: { cause, seen, isError, collection }, url }: MarkHintProps) {
  const { t } = useTranslation();
  const days = Map.groupBy(collection?.earliest ?? [], ({ day }) => day);
  return (
    <div className={classes.words}>
      <div className={classes.of}>
        {brand.brandCompany}, {t(`sonar.network.${network}`)}
      </div>
      <div className={classes.cause} data-error={isError || undefined}>
        {cause}
      </div>
      {url !== undefined && (
        <a className={classes.address} href={url} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
          {shortAddress(url)}
        </a>
      )}
      {seen !== '' && <div>{seen}</div>}
      {collection && (
        <div className={classes.collection}>
          <div className={classes.cause} data-error={collection.isError || undefined}>
            {collection.how}
          </div>
          {collection.what !== '' && <div>{collection.what}</div>}
          {days.size > 0 && (
            <dl className={classes.earliest} aria-label={t('sonarCollect.earliestDays')}>
              {[...days].map(([day, metrics]) => (
                <div key={day}>
                  <dt>{metrics.map(({ metric }) => metric).join(', ')}</dt>
                  <dd>{t('sonarCollect.since', { day })}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
    </div>
  );
}
