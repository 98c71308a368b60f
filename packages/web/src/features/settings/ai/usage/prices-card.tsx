import { ActionIcon, Button } from '@mantine/core';
import type { Price } from '@soundings/contract/ai/ai-usage';
import { IconPencil, IconPlus, IconReceipt, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { Card } from '#/ui/layout/card.tsx';
import type { Column } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import { pricesQuery, useDeletePrice } from '../ai.api.ts';
import { PriceDialog } from './price-dialog.tsx';
import classes from './usage.module.css';
import { modelName } from './usage-format.ts';

type Asked = { what: 'add' } | { what: 'edit' | 'delete'; price: Price };

export function PricesCard() {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const remove = useDeletePrice({ onDone: close, onFailed: close });
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAsked({ what: 'add' })}>
      {t('aiSettings.addPrice')}
    </Button>
  );
  const deleted = asked?.what === 'delete' ? asked.price : null;
  return (
    <WithQuery query={useQuery(pricesQuery)} thing={t('aiSettings.thePrices')} rows={6}>
      {(prices) => (
        <>
          <Card
            title={t('aiSettings.prices')}
            meta={t('aiSettings.pricesMeta')}
            controls={prices.length > 0 && add}
            footer={prices.length > 0 && t('aiSettings.pricesHelp')}
            flush
          >
            {prices.length === 0 ? (
              <EmptyState icon={<IconReceipt size={21} stroke={1.7} />} title={t('aiSettings.noPrices')} actions={add}>
                {t('aiSettings.noPricesHelp')}
              </EmptyState>
            ) : (
              <PriceTable prices={prices} onAsk={setAsked} />
            )}
          </Card>
          {asked && asked.what !== 'delete' && (
            <PriceDialog price={asked.what === 'edit' ? asked.price : null} onClose={close} />
          )}
          <ConfirmDialog
            opened={deleted !== null}
            title={t('aiSettings.deletePriceTitle', { model: deleted?.model ?? '' })}
            confirmLabel={t('aiSettings.deletePriceLabel')}
            isDangerous
            isBusy={remove.isPending}
            onConfirm={() => deleted && remove.mutate(deleted)}
            onClose={close}
          >
            {t('aiSettings.deletePriceText')}
          </ConfirmDialog>
        </>
      )}
    </WithQuery>
  );
}

const formatPrice = (price: number): string =>
  formatNumber(price, Math.min(6, Math.max(2, String(price).split('.')[1]?.length ?? 0)));

function PriceTable({ prices, onAsk }: { prices: readonly Price[]; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation();
  const columns: Column<Price>[] = [
    {
      id: 'model',
      heading: t('aiSettings.column_model'),
      onPhone: 'title',
      cell: ({ kind, model }) => modelName(t, kind, model),
    },
    {
      id: 'input',
      heading: t('aiSettings.inputPrice'),
      isNumber: true,
      onPhone: 'labelled',
      cell: ({ input }) => formatPrice(input),
    },
    {
      id: 'output',
      heading: t('aiSettings.outputPrice'),
      isNumber: true,
      onPhone: 'labelled',
      cell: ({ output }) => formatPrice(output),
    },
    { id: 'asOf', heading: t('aiSettings.asOf'), onPhone: 'labelled', cell: ({ asOf }) => formatDay(asOf) },
    {
      id: 'source',
      heading: t('aiSettings.source'),
      isRoomy: true,
      cellClassName: classes.source,
      cell: ({ source }) => source || '–',
    },
    {
      id: 'actions',
      heading: t('aiSettings.actions'),
      isHeadingHidden: true,
      onPhone: 'corner',
      cell: (price) => (
        <>
          <ActionIcon
            aria-label={t('aiSettings.editPrice', { model: price.model })}
            title={t('aiSettings.editPrice', { model: price.model })}
            onClick={() => onAsk({ what: 'edit', price })}
          >
            <IconPencil size={17} stroke={1.7} />
          </ActionIcon>
          <ActionIcon
            aria-label={t('aiSettings.deletePrice', { model: price.model })}
            title={t('aiSettings.deletePrice', { model: price.model })}
            onClick={() => onAsk({ what: 'delete', price })}
          >
            <IconTrash size={17} stroke={1.7} />
          </ActionIcon>
        </>
      ),
    },
  ];
  return (
    <DataTable
      label={t('aiSettings.pricesMeta')}
      minWidth={720}
      columns={columns}
      rows={prices}
      keyOf={({ kind, model }) => `${kind} ${model}`}
      className={classes.inCard}
      rowAttributes={() => ({ className: classes.row })}
    />
  );
}
