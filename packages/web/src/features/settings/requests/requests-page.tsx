import { ActionIcon, Select } from '@mantine/core';
import { type ResponseState, responseStates } from '@soundings/contract/scout/response-choices';
import type { KeptRequest } from '@soundings/contract/scout/responses';
import { IconChevronDown, IconChevronUp, IconMailQuestion, IconProgress } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatMoment } from '#/lib/format.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { Choice } from '#/ui/form/choice.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { Badge } from '#/ui/marks/badge.tsx';
import type { Column } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import { PagedTable } from '#/ui/table/paged-table.tsx';
import list from '../list/list.module.css';
import { ScoutSections } from '../scout-sections.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import settings from '../settings-page.module.css';
import { AddressForm } from './address-form.tsx';
import { RequestDetails, summaryOf } from './request-details.tsx';
import { changeRequestSearch, type RequestSearch, toRequestsQuery } from './request-search.ts';
import { addressQuery, requestsQuery, useSetRequestState } from './requests.api.ts';
import classes from './requests.module.css';

interface Props {
  search: RequestSearch;
  onSearch: (search: RequestSearch) => void;
}

export function RequestsPage({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const query = toRequestsQuery(search);
  const found = useQuery(requestsQuery(query));
  const address = useQuery(addressQuery);
  const change = (part: Partial<RequestSearch>) => onSearch(changeRequestSearch(search, part));
  const emptyTitle = t(search.state ? 'requests.noMatch' : 'requests.noneYet');
  return (
    <SettingsFrame tab="SCOUTV2">
      <ScoutSections />
      <p className={settings.lead}>{t('requests.lead')}</p>
      {address.data ? (
        <AddressForm key={address.data.address} {...address.data} />
      ) : address.error ? (
        <ErrorState
          error={address.error}
          thing={t('requests.theAddress')}
          onRetry={() => void address.refetch()}
          isRetrying={address.isRefetching}
        />
      ) : null}
      {found.data?.totalElements === 0 && search.state === undefined ? null : (
        <search className={layout.bar} aria-label={t('requests.filters')}>
          <Choice
            className={list.filter}
            label={t('requests.state')}
            icon={<IconProgress size={16} stroke={1.7} />}
            value={search.state ?? 'ALL'}
            options={(['ALL', ...responseStates] as const).map((value) => ({
              value,
              label: t(`requests.state_${value}`),
            }))}
            onChange={(state) => change({ state: state === 'ALL' ? undefined : (state as ResponseState) })}
          />
        </search>
      )}
      <PagedTable
        label={t('requests.title')}
        failed={{ title: t('requests.couldntLoad') }}
        found={found}
        query={query}
        skeletonRows={6}
        onPage={(page) => change({ page })}
        onSize={(size) => change({ size })}
        empty={
          <Card flush label={emptyTitle}>
            <EmptyState icon={<IconMailQuestion size={21} stroke={1.7} />} title={emptyTitle} tone="first">
              {t(search.state ? 'settings.noMatchHelp' : 'requests.noneYetHelp')}
            </EmptyState>
          </Card>
        }
      >
        {(rows, isStale) => <RequestTable requests={rows} isStale={isStale} />}
      </PagedTable>
    </SettingsFrame>
  );
}

function RequestTable({ requests, isStale }: { requests: readonly KeptRequest[]; isStale: boolean }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string | null>(null);
  const setState = useSetRequestState();
  const columns: Column<KeptRequest>[] = [
    {
      id: 'project',
      heading: t('requests.column_project'),
      onPhone: 'title',
      cell: ({ projectId, projectName }) =>
        projectId === null ? (
          projectName
        ) : (
          <Link to="/projects/edit/$type/$id" params={{ type: 'scout', id: projectId }} className={list.link}>
            {projectName}
          </Link>
        ),
    },
    {
      id: 'asked',
      heading: t('requests.column_asked'),
      onPhone: 'line',
      cellClassName: classes.askedCell,
      cell: (request) => (
        <span className={classes.summary}>
          {request.kind === 'HELP' ? <Badge>{t('requests.kind_HELP')}</Badge> : null}
          <span className={open === request.id ? undefined : classes.cut}>{summaryOf(t, request)}</span>
        </span>
      ),
    },
    {
      id: 'from',
      heading: t('requests.column_from'),
      cell: ({ sentBy, email, mailed }) => (
        <span className={classes.from}>
          <span>{sentBy ?? t('requests.client')}</span>
          <a href={`mailto:${email}`}>{email}</a>
          {mailed ? null : <Badge tone="warning">{t('requests.notMailed')}</Badge>}
        </span>
      ),
    },
    {
      id: 'received',
      heading: t('requests.column_received'),
      isRoomy: true,
      cell: ({ createdOn }) => (
        <time dateTime={createdOn} title={formatMoment(createdOn)}>
          {formatAgo(createdOn)}
        </time>
      ),
    },
    {
      id: 'state',
      heading: t('requests.column_state'),
      cell: ({ id, state, projectName }) => (
        <Select
          className={classes.state ?? ''}
          size="sm"
          aria-label={t('requests.stateOf', { name: projectName })}
          allowDeselect={false}
          disabled={setState.isPending && setState.variables.params.id === id}
          value={state}
          data={responseStates.map((value) => ({ value, label: t(`requests.state_${value}`) }))}
          onChange={(next) => next && setState.mutate({ params: { id }, body: { state: next as ResponseState } })}
        />
      ),
    },
    {
      id: 'details',
      heading: t('requests.showDetails'),
      isHeadingHidden: true,
      onPhone: 'corner',
      cell: ({ id, projectName }) => (
        <ActionIcon
          aria-expanded={open === id}
          aria-label={`${t(open === id ? 'requests.hideDetails' : 'requests.showDetails')}: ${projectName}`}
          onClick={() => setOpen(open === id ? null : id)}
        >
          {open === id ? <IconChevronUp size={17} stroke={1.7} /> : <IconChevronDown size={17} stroke={1.7} />}
        </ActionIcon>
      ),
    },
  ];
  return (
    <DataTable
      label={t('requests.title')}
      minWidth={900}
      columns={columns}
      rows={requests}
      keyOf={({ id }) => id}
      isStale={isStale}
      rowAttributes={() => ({ className: classes.row })}
      detailsOf={(request) => (open === request.id ? <RequestDetails request={request} /> : null)}
    />
  );
}
