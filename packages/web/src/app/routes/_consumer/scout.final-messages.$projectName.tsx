import { createFileRoute } from '@tanstack/react-router';
import { ConsumerPage } from '#/app/sharing/consumer-page.tsx';
import { FinalMessages } from '#/features/scout/final/final-messages.tsx';
import { needBoardDialogTexts, needBoardTexts, needScoutTexts } from '#/lib/i18n.ts';

export const Route = createFileRoute('/_consumer/scout/final-messages/$projectName')({
  beforeLoad: () => Promise.all([needBoardTexts(), needBoardDialogTexts(), needScoutTexts()]),
  component: SharedFinalMessages,
});

function SharedFinalMessages() {
  const { projectName } = Route.useParams();
  return (
    <ConsumerPage part="FINAL_MESSAGES" projectName={projectName}>
      {(visit) => <FinalMessages visit={visit} />}
    </ConsumerPage>
  );
}
