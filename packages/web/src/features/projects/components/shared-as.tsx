import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#/lib/format.ts';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import classes from './share-dialog.module.css';
import { ShareValue } from './share-value.tsx';

/** The link, its password and how long it works; Scout has a second pair for its final messages. */
export function SharedAs({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation();
  const { linkExpiresOn } = info;
  if (!info.activeSharing) return <InlineAlert tone="info">{t('projects.sharingIsOff')}</InlineAlert>;
  const isExpired = linkExpiresOn !== null && new Date(linkExpiresOn) <= new Date();
  const moment = linkExpiresOn === null ? '' : formatMoment(linkExpiresOn);
  return (
    <div className={classes.body}>
      <p className={classes.lead}>{t('projects.shareLead')}</p>
      {!info.active && <InlineAlert tone="info">{t('projects.shareInactive')}</InlineAlert>}
      {isExpired && <InlineAlert tone="info">{t('projects.shareExpired', { moment })}</InlineAlert>}
      <ShareValue label={t('projects.shareLink')} value={info.link} copyLabel={t('projects.copyLink')} />
      {info.projectPassword !== null && (
        <ShareValue
          label={t('projects.sharePassword')}
          value={info.projectPassword}
          copyLabel={t('common.copyPassword')}
          isSecret
        />
      )}
      {info.finalMessagesLink !== null && info.finalMessagesPassword !== null && (
        <section className={classes.block} aria-label={t('projects.finalMessages')}>
          <h3 className={classes.heading}>{t('projects.finalMessages')}</h3>
          <ShareValue
            label={t('projects.finalMessagesLink')}
            value={info.finalMessagesLink}
            copyLabel={t('projects.copyFinalMessagesLink')}
          />
          <ShareValue
            label={t('projects.finalMessagesPassword')}
            value={info.finalMessagesPassword}
            copyLabel={t('projects.copyFinalMessagesPassword')}
            isSecret
          />
        </section>
      )}
      {!isExpired && (
        <p className={classes.expiry}>
          {linkExpiresOn === null ? t('projects.shareNeverExpires') : t('projects.shareExpires', { moment })}
        </p>
      )}
    </div>
  );
}
