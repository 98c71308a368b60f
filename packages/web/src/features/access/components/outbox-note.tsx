import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { publicServerQuery } from '../access.api.ts';

/** Where to look for the mail on a machine of one's own that has no mail server. */
export function OutboxNote() {
  const { t } = useTranslation();
  const { data } = useQuery(publicServerQuery);
  return data?.mailsStayHere ? <InlineAlert tone="info">{t('access.mailInOutbox')}</InlineAlert> : null;
}
