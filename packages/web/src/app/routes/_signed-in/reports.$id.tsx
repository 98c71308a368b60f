import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { InHeader } from '#/app/shell/header-slot.tsx';
import { ReportBreadcrumb, ReportPage } from '#/features/reports/edit/report-page.tsx';

export const Route = createFileRoute('/_signed-in/reports/$id')({
  beforeLoad: permit('reports.use'),
  component: ReportScreen,
});

function ReportScreen() {
  const { id } = Route.useParams();
  return (
    <>
      <InHeader>
        <ReportBreadcrumb id={id} />
      </InHeader>
      <ReportPage key={id} id={id} />
    </>
  );
}
