import { Menu } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import { useTranslation } from 'react-i18next';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { useScout } from '../scout.api.ts';

export function OnwardItems({ messages, onGenie }: { messages: readonly BoardMessage[]; onGenie: () => void }) {
  const { t } = useTranslation();
  const { questionnaire, visit } = useScout();
  const write = useBoardAction({ call: questionnaire, failed: 'scout.couldntWriteQuestionnaire' });
  const ids = messages.map(({ id }) => id);
  const ask = (format: 'XLSX' | 'TXT') => () => write.mutate({ ids, format, lang: currentLanguage() });
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('board.onward')}</Menu.Label>
      <Menu.Item onClick={ask('XLSX')}>{t('scout.questionnaire_XLSX')}</Menu.Item>
      <Menu.Item onClick={ask('TXT')}>{t('scout.questionnaire_TXT')}</Menu.Item>
      {visit === null ? <Menu.Item onClick={onGenie}>{t('scout.toGenie')}</Menu.Item> : null}
    </>
  );
}
