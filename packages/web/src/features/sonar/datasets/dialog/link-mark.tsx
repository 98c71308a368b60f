import { Tooltip } from '@mantine/core';
import { IconCircleCheckFilled, IconSquareX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { KnownLink } from '../dataset-fields.ts';
import { isSameLink, shortLink } from './same-link.ts';
import classes from './social-tab.module.css';

interface Props {
  links: readonly string[];
  /** The brand's links of this network as they were saved. */
  known: readonly KnownLink[];
}

/** What is known of the links that stand in a field: a check, or a cross where one of them fails. Why is its tooltip. */
export function LinkMark({ links, known }: Props) {
  const { t } = useTranslation();
  const checked = links.flatMap((link) => known.filter(({ url, status }) => status && isSameLink(url, link)));
  if (checked.length === 0 || checked.length < links.length) return null;
  const isFailed = checked.some(({ status }) => status === 'ERROR');
  const reasonOf = ({ reason }: KnownLink) => (reason ? t(`sonarCrawl.link.${reason}`) : '');
  const label = checked
    .map((link) => (checked.length > 1 ? `${shortLink(link.url)}: ${reasonOf(link)}` : reasonOf(link)))
    .join(' ');
  const Sign = isFailed ? IconSquareX : IconCircleCheckFilled;
  return (
    <Tooltip label={label}>
      <span className={classes.mark} data-failed={isFailed || undefined} role="img" aria-label={label}>
        <Sign size={17} aria-hidden="true" />
      </span>
    </Tooltip>
  );
}
