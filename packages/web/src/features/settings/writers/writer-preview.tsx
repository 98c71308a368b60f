import type { Writer } from '@soundings/contract/settings/writers';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { type Theme, toWriterLook } from './writer-color.ts';
import { WriterLabel } from './writer-label.tsx';
import classes from './writers.module.css';

type Shown = Pick<Writer, 'writerName' | 'writerPhrase' | 'writerColor' | 'language'>;

/** The same sentence in each language of writers; nobody has written it by a phrase. */
const examples: Record<Writer['language'], string> = {
  English: 'One jacket, ten winters. We repair it for as long as you own it.',
  German: 'Eine Jacke, zehn Winter. Wir reparieren sie, solange Sie sie haben.',
  Danish: 'Én jakke, ti vintre. Vi reparerer den, så længe du har den.',
};
const languageTags: Record<Writer['language'], string> = { English: 'en', German: 'de', Danish: 'da' };

export function WriterPreview({ writer }: { writer: Shown }) {
  return (
    <div className={classes.samples}>
      <Sample writer={writer} theme="light" />
      <Sample writer={writer} theme="dark" />
    </div>
  );
}

function Sample({ writer, theme }: { writer: Shown; theme: Theme }) {
  const { t } = useTranslation();
  const { writerName, writerPhrase, writerColor, language } = writer;
  const look = toWriterLook(writerColor, theme);
  const lang = languageTags[language];
  return (
    <section className={classes.sample} data-sample={theme} aria-label={t(`settings.theme_${theme}`)}>
      <div className={classes.message} data-theme={theme}>
        <div className={classes.head}>
          <WriterLabel name={writerName.trim() || t('writers.writerName')} color={writerColor} />
          <span>{t('writers.example')}</span>
        </div>
        <p className={classes.text} lang={lang}>
          {examples[language]}
        </p>
        {writerPhrase.trim() && (
          <p className={classes.phrase} lang={lang}>
            {writerPhrase}
          </p>
        )}
      </div>
      {look && (
        <p className={classes.verdict} data-faint={look.isFaint || undefined} role="status">
          {look.isFaint ? (
            <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
          ) : (
            <IconCircleCheck size={16} stroke={1.8} aria-hidden="true" />
          )}
          {t(look.isFaint ? 'writers.faint' : 'writers.readable', {
            theme: t(`settings.theme_${theme}`),
            ratio: formatNumber(Math.floor(look.textContrast * 10) / 10, 1),
          })}
        </p>
      )}
    </section>
  );
}
