import { createFileRoute } from '@tanstack/react-router';
import { SharedReport } from '#/app/sharing/shared-report.tsx';
import { needReportTexts } from '#/lib/i18n.ts';

/** The address behind `#` opens the report: browsers send it to no server. */
export const Route = createFileRoute('/_consumer/shared-report')({
  beforeLoad: () => needReportTexts(),
  component: SharedReport,
});
