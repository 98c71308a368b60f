import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { crawlMinutes } from '../crawl-minutes.ts';
import classes from './crawl-dialog.module.css';

interface Props {
  opened: boolean;
  /** How many brands it will read. */
  brands: number;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a crawl: how much it will read, how long that takes, and what rests meanwhile. */
export function CrawlDialog({ opened, brands, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const n = formatNumber(brands);
  const minutes = crawlMinutes(brands);
  const time =
    minutes < 90
      ? t('sonarCollect.crawlMinutes', { count: minutes })
      : t('sonarCollect.crawlHours', { count: Math.round(minutes / 60) });
  return (
    <ConfirmDialog
      opened={opened}
      title={t('sonarCollect.crawlTitle', { count: brands, n })}
      confirmLabel={t('sonarCollect.startCrawl')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className={classes.text}>{t('sonarCollect.crawlTakesTime', { time })}</p>
      <p className={classes.text}>{t('sonarCollect.crawlRests')}</p>
    </ConfirmDialog>
  );
}
