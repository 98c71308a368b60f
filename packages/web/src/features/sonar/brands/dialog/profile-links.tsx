import { Button, Tooltip } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDotted, IconSparkles, IconSquareX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StrongText } from '#/ui/marks/strong-text.tsx';
import type { KnownLink } from '../brand-fields.ts';
import type { FoundLink } from './profile-search.tsx';
import classes from './social-tab.module.css';

interface Props {
  found: FoundLink;
  links: readonly string[];
  onAppend: () => void;
  onReplace: () => void;
}

export function FoundOffer({ found, links, onAppend, onReplace }: Props) {
  const { t } = useTranslation();
  const link = shortLink(found.url);
  const isThere = links.some((given) => isSameLink(given, found.url));
  const where = found.evidence ? t(`sonarCrawl.evidence.${found.evidence}`) : '';
  const isGone = found.status === 'ERROR';
  const words = (
    <>
      <StrongText text={t(isThere ? 'sonar.foundSame' : 'sonar.foundLink', { link, where })} />{' '}
      {isGone ? t('sonar.foundGone') : null}
    </>
  );
  // Nothing is to be done.
  if (isThere) return <li className={classes.none}>{words}</li>;
  const Sign = isGone ? IconSquareX : IconSparkles;
  return (
    <li className={classes.offer}>
      <Sign size={16} stroke={1.7} className={classes.offerIcon} data-error={isGone || undefined} aria-hidden="true" />
      <span className={classes.offerText}>{words}</span>
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
    </li>
  );
}

interface LinkMarkProps {
  links: readonly string[];
  known: readonly KnownLink[];
}

export function LinkMark({ links, known }: LinkMarkProps) {
  const { t } = useTranslation();
  const checked = links.flatMap((link) => known.filter(({ url, status }) => status && isSameLink(url, link)));
  if (checked.length === 0 || checked.length < links.length) return null;
  const isFailed = checked.some(({ status }) => status === 'ERROR');
  const isGiven = checked.some(({ reason }) => reason === 'given');
  const reasonText = ({ reason }: KnownLink) => (reason ? t(`sonarCrawl.link.${reason}`) : '');
  const label = checked
    .map((link) => (checked.length > 1 ? `${shortLink(link.url)}: ${reasonText(link)}` : reasonText(link)))
    .join(' ');
  const Sign = isFailed ? IconSquareX : isGiven ? IconCircleDotted : IconCircleCheckFilled;
  return (
    <Tooltip label={label}>
      <span
        className={classes.mark}
        data-failed={isFailed || undefined}
        data-given={isGiven || undefined}
        role="img"
        aria-label={label}
      >
        <Sign size={17} aria-hidden="true" />
      </span>
    </Tooltip>
  );
}

export const shortLink = (url: string): string =>
  url
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^(www|m)\./i, '')
    .replace(/\/+$/, '');

const isSameLink = (one: string, other: string): boolean =>
  shortLink(one).toLowerCase() === shortLink(other).toLowerCase();
