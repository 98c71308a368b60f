import { Button } from '@mantine/core';
import { IconCircleCheck, IconSparkles, IconSquareX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StrongText } from '#/ui/strong-text.tsx';
import { isSameLink, shortLink } from './same-link.ts';
import classes from './social-tab.module.css';
import type { FoundLink } from './use-profile-search.ts';

interface Props {
  found: FoundLink;
  /** The links of the field now. */
  links: readonly string[];
  onAppend: () => void;
  onReplace: () => void;
}

/** A link that was found, with where it was seen: appended to the field's, or put in their place. */
export function FoundOffer({ found, links, onAppend, onReplace }: Props) {
  const { t } = useTranslation();
  const link = shortLink(found.url);
  const isThere = links.some((given) => isSameLink(given, found.url));
  const where = found.evidence ? t(`sonarCrawl.evidence.${found.evidence}`) : '';
  const isGone = found.status === 'ERROR';
  const Sign = isGone ? IconSquareX : isThere ? IconCircleCheck : IconSparkles;
  return (
    <li className={classes.offer}>
      <Sign size={16} stroke={1.7} className={classes.offerIcon} data-error={isGone || undefined} aria-hidden="true" />
      <span className={classes.offerText}>
        <StrongText text={t(isThere ? 'sonar.foundSame' : 'sonar.foundLink', { link, where })} />{' '}
        {isGone ? t('sonar.foundGone') : null}
      </span>
      {isThere ? null : (
        <span className={classes.offerActions}>
          {links.length > 0 ? (
            <>
              <Button size="sm" aria-label={t('sonar.appendLink', { link })} onClick={onAppend}>
                {t('sonar.append')}
              </Button>
              <Button size="sm" aria-label={t('sonar.replaceLink', { link })} onClick={onReplace}>
                {t('sonar.replace')}
              </Button>
            </>
          ) : (
            <Button size="sm" aria-label={t('sonar.useLink', { link })} onClick={onReplace}>
              {t('sonar.use')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
