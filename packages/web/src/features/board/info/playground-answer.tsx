import type { MessageOrigin } from '@soundings/contract/board/board';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useBoard } from '../board.api.ts';

type Answer = NonNullable<MessageOrigin['answer']>;

/** What was sent on from the playground leads back to its conversation; consumers have no playground. */
export function PlaygroundAnswer({ answer: { conversationId } }: { answer: Answer }) {
  const { t } = useTranslation();
  const { api } = useBoard();
  if (!api.isStaff) return t('board.playgroundAnswer');
  return (
    <Link to="/playground" search={{ thread: conversationId }} title={t('board.playgroundAnswerHelp')}>
      {t('board.playgroundAnswer')}
    </Link>
  );
}
