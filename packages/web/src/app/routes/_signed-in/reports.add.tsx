import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { AddSearch } from '#/features/reports/add/add-search.ts';
import { AddToReport } from '#/features/reports/add/add-to-report.tsx';
import { rawSearch } from '#/lib/list-search.ts';

export const Route = createFileRoute('/_signed-in/reports/add')({
  validateSearch: rawSearch,
  beforeLoad: permit('reports.use'),
  component: Add,
});

function Add() {
  return <AddToReport search={AddSearch.parse(Route.useSearch())} />;
}
