import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { sonarSourcesQuery } from '../collect.api.ts';
import { SourcesButton } from './sources-button.tsx';

export function NoKeyNote() {
  const { t } = useTranslation();
  const { data } = useQuery(sonarSourcesQuery);
  if (!data?.demo) return null;
  return (
    <InlineAlert tone="info" title={t('sonarCollect.noKeyTitle')} action={<SourcesButton size="sm" />}>
      {t('sonarCollect.noKey')} {t('sonarCollect.ownFigures')}
    </InlineAlert>
  );
}
