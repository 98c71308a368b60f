import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#/ui/page-header.tsx';
import { PageStack } from '#/ui/page-stack.tsx';
import { auditQuery } from '../audit.api.ts';
import { type AuditSearch, auditQueryOf, filterOf } from '../audit-search.ts';
import { AuditContent } from './audit-content.tsx';
import { AuditToolbar } from './audit-toolbar.tsx';
import { ExportButton } from './export-button.tsx';

interface Props {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

/** Who did what, when and from where, filtered by the address. */
export function AuditLog({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const query = auditQueryOf(search);
  const entries = useQuery(auditQuery(query));
  const total = entries.data?.totalElements;
  return (
    <PageStack>
      <PageHeader
        title={t('audit.title')}
        count={total}
        lead={t('audit.lead')}
        actions={<ExportButton filter={filterOf(search)} total={entries.isPlaceholderData ? undefined : total} />}
      />
      <AuditToolbar search={search} onSearch={onSearch} />
      <AuditContent entries={entries} query={query} search={search} onSearch={onSearch} />
    </PageStack>
  );
}
