import { ActionIcon, Checkbox, Popover } from '@mantine/core';
import { verbatimLimits } from '@soundings/contract/resonance/analysis-choices';
import type { Code, FoundVerbatims } from '@soundings/contract/resonance/verbatims';
import { IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { PaginationBar } from '#/ui/table/pagination-bar.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import { useResonance } from '../resonance.api.ts';
import { useSetCoded } from './verbatims.api.ts';
import classes from './verbatims.module.css';

interface Props {
  asked: { questionId: number; query: string; codeId: string | null; audienceIds: string[] };
  codes: readonly Code[];
  onWords: (words: string) => void;
}

export function VerbatimList({ asked, codes, onWords }: Props) {
  const { t } = useTranslation();
  const { verbatims } = useResonance();
  const [page, setPage] = useState(0);
  const query = useQuery(verbatims.search({ ...asked, page }));
  return (
    <Card title={t('verbatims.answers')} meta={t('verbatims.personal')}>
      <SearchField label={t('verbatims.search')} value={asked.query} onSearch={onWords} />
      <WithQuery query={query} thing={t('verbatims.theAnswers')} rows={8}>
        {({ total, verbatims: found }) => (
          <>
            <p className={classes.count} role="status">
              {t('verbatims.found', { count: total, n: formatNumber(total) })}
            </p>
            <ul className={classes.answers} aria-label={t('verbatims.answers')}>
              {found.map((verbatim) => (
                <Verbatim key={verbatim.row} verbatim={verbatim} codes={codes} />
              ))}
            </ul>
            {total > verbatimLimits.page && (
              <div className={classes.pages}>
                <PaginationBar
                  page={page}
                  size={verbatimLimits.page}
                  shown={found.length}
                  total={total}
                  onPage={setPage}
                />
              </div>
            )}
          </>
        )}
      </WithQuery>
    </Card>
  );
}

interface VerbatimProps {
  verbatim: FoundVerbatims['verbatims'][number];
  codes: readonly Code[];
}

function Verbatim({ verbatim: { row, text, codeIds }, codes }: VerbatimProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const setCoded = useSetCoded();
  const own = codes.filter(({ id }) => codeIds.includes(id));
  return (
    <li className={classes.answer}>
      <p>{text}</p>
      {own.length > 0 && (
        <div className={classes.codes}>
          {own.map(({ id, name }) => (
            <Badge key={id}>{name}</Badge>
          ))}
        </div>
      )}
      {codes.length > 0 && (
        <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" trapFocus>
          <Popover.Target>
            <ActionIcon
              size={32}
              title={t('verbatims.setCodes')}
              aria-label={t('verbatims.setCodes')}
              onClick={() => setIsOpen(!isOpen)}
            >
              <IconTag size={17} stroke={1.7} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <fieldset className={classes.choices} aria-label={t('verbatims.codes')}>
              {codes.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  checked={codeIds.includes(id)}
                  disabled={setCoded.isPending}
                  onChange={({ currentTarget }) =>
                    setCoded.mutate({ codeId: id, rows: [row], isCoded: currentTarget.checked })
                  }
                />
              ))}
            </fieldset>
          </Popover.Dropdown>
        </Popover>
      )}
    </li>
  );
}
