import { useTranslation } from 'react-i18next';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { toastSuccess } from '#/ui/feedback/toast.tsx';
import { useScout } from '../scout.api.ts';

export function useCompress(onDone: () => void) {
  const { t } = useTranslation();
  const api = useScout();
  return useBoardAction({
    call: api.compress,
    rereads: true,
    failed: 'scout.couldntCompress',
    onDone: ({ content, themes }) => {
      onDone();
      toastSuccess({
        title: t('scout.compressed', { count: content.length }),
        text: t('scout.compressedThemes', { count: themes.length }),
      });
    },
  });
}
