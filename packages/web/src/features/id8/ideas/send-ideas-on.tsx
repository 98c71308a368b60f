import type { BoardMessage } from '@soundings/contract/board/board';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SendOnDialog } from '#/features/board/onward/send-on-dialog.tsx';
import { formatNumber } from '#/lib/format.ts';
import { useId8 } from '../id8.api.ts';

export function SendIdeasOn({ ideas, onClose }: { ideas: readonly BoardMessage[]; onClose: () => void }) {
  const { t } = useTranslation();
  const api = useId8();
  const { data } = useQuery(api.project);
  const count = ideas.length;
  return (
    <SendOnDialog
      messages={ideas}
      readTargets={api.targets}
      send={api.sendOn}
      url={data?.url ?? ''}
      texts={{
        title: t('onward.sendOnTitle', { count, n: formatNumber(count) }),
        help: t('onward.sendOnHelp'),
        none: t('onward.noTargets'),
      }}
      onClose={onClose}
    />
  );
}
