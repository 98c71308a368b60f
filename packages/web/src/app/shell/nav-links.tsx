import { Tooltip } from '@mantine/core';
import type { CurrentUser } from '@soundings/contract/access/auth';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { may } from '../permit.ts';
import { navItems } from './nav-items.ts';
import classes from './nav-links.module.css';

interface NavLinksProps {
  user: CurrentUser;
  /** Icons only, names in tooltips. */
  isFolded?: boolean;
  onFollow?: () => void;
}

const isUnder = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`);

/** The main navigation, as far as the user's permissions reach. */
export function NavLinks({ user, isFolded = false, onFollow }: NavLinksProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav className={classes.nav} aria-label={t('shell.mainNavigation')}>
      {navItems
        .filter((item) => may(user, item.permission))
        .map(({ key, to, starts, icon: Icon }) => (
          <Tooltip key={key} label={t(`shell.${key}`)} position="right" disabled={!isFolded}>
            <Link
              to={to}
              className={classes.link}
              data-folded={isFolded || undefined}
              data-open={starts.some((start) => isUnder(pathname, start)) || undefined}
              aria-label={isFolded ? t(`shell.${key}`) : undefined}
              onClick={onFollow}
            >
              <Icon size={19} stroke={1.7} aria-hidden="true" />
              {isFolded ? null : <span>{t(`shell.${key}`)}</span>}
            </Link>
          </Tooltip>
        ))}
    </nav>
  );
}
