import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { AddCompany } from '#/features/companies/add/add-company.tsx';

export const Route = createFileRoute('/_signed-in/customers/add')({
  beforeLoad: permit('companies.manage'),
  component: AddCompany,
});
