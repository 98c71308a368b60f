import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

/** First on the page for the keyboard, and seen only then: past the header to the content. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={classes.skip} href="#content">
      {t('shell.skipToContent')}
    </a>
  );
}
