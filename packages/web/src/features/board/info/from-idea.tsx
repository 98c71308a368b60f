import type { MessageOrigin } from '@soundings/contract/board/board';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** What was sent on from ID8 leads back to its idea; whoever may not open that project is not told of it. */
export function FromIdea({ idea }: { idea: NonNullable<MessageOrigin['idea']> }) {
  const { t } = useTranslation();
  const { headline, projectId, projectName } = idea;
  return (
    <Link to="/project/id8/$id" params={{ id: projectId }} search={{ query: headline }} title={t('onward.ideaHelp')}>
      {t('onward.ideaOf', { headline, name: projectName })}
    </Link>
  );
}
