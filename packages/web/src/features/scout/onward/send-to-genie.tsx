import type { BoardMessage } from '@soundings/contract/board/board';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SendOnDialog } from '#/features/board/onward/send-on-dialog.tsx';
import { formatNumber } from '#/lib/format.ts';
import { useScout } from '../scout.api.ts';

export function SendToGenie({ messages, onClose }: { messages: readonly BoardMessage[]; onClose: () => void }) {
  const { t } = useTranslation();
  const api = useScout();
  const { data } = useQuery(api.project);
  const count = messages.length;
  return (
    <SendOnDialog
      messages={messages}
      readTargets={api.genieProjects}
      send={api.sendToGenie}
      url={data?.url ?? ''}
      texts={{
        title: t('scout.genieTitle', { count, n: formatNumber(count) }),
        help: t('scout.genieHelp'),
        none: t('scout.noGenieProjects'),
      }}
      onClose={onClose}
    />
  );
}
