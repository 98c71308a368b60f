import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { publicServerQuery } from '../access.api.ts';
import classes from './access-footer.module.css';

const pages = ['imprint', 'privacy', 'conditions', 'contact'] as const;

/** An address of a mailbox may be given bare. */
const hrefOf = (address: string): string => (/^[^\s:/]+@[^\s:/]+$/.test(address) ? `mailto:${address}` : address);

/** The legal pages whose addresses this server knows. */
export function AccessFooter() {
  const { t } = useTranslation();
  const { data } = useQuery(publicServerQuery);
  const known = pages.filter((page) => data?.footer[page]);
  return (
    <footer className={classes.footer}>
      {known.length > 0 ? (
        <nav className={classes.links} aria-label={t('access.legal')}>
          {known.map((page) => (
            <a key={page} className={classes.link} href={hrefOf(data?.footer[page] ?? '')}>
              {t(`access.${page}`)}
            </a>
          ))}
        </nav>
      ) : null}
    </footer>
  );
}
