import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';

/** A file with all headings and two made rows, to be filled in. */
export function MessagesTemplate() {
  const { t } = useTranslation();
  const file = currentLanguage() === 'de' ? 'botschaften-vorlage.csv' : 'messages-template.csv';
  return (
    <Anchor size="sm" href={`/templates/${file}`} download={file}>
      {t('resonanceFile.messagesTemplate')}
    </Anchor>
  );
}
