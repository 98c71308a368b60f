import { Button, Modal } from '@mantine/core';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { crosstabFormats, maxBannerColumns } from '@soundings/contract/resonance/resonance-choices';
import type { Saved } from '@soundings/contract/resonance/saved';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { useWithoutDeleted } from '#/ui/feedback/undoable.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import { Segmented } from '#/ui/form/segmented.tsx';
import { groupFilters } from '../filter/filters.ts';
import { ChoiceCount, NodeChoice } from '../node-choice/node-choice.tsx';
import type { ChoiceGroup } from '../node-choice/node-rows.ts';
import { type CrosstabRequest, useResonance } from '../resonance.api.ts';
import { AnswersExport } from './answers-export.tsx';
import classes from './crosstab-dialog.module.css';
import { SaveBanner, SavedBanners } from './saved-banners.tsx';

const kinds = ['crosstab', 'answers'] as const;

interface Props {
  data: ResonanceData;
  filters: string[];
  opened: boolean;
  onClose: () => void;
}

export function CrosstabDialog({ data, filters, opened, onClose }: Props) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<(typeof kinds)[number]>('crosstab');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [format, setFormat] = useState<(typeof crosstabFormats)[number]>('xlsx');
  const api = useResonance();
  const { data: filtered } = useQuery(api.filterMessages(filters));
  const isFiltered = filters.length > 0;
  const groups = listGroups(data, isFiltered ? (filtered?.audienceBases ?? []) : null);
  const { data: list } = useQuery(api.saved);
  const saved = useWithoutDeleted(list?.saved ?? [], ({ id }) => id);
  const savedGroup = toSavedGroup(t('saved.filters'), saved, isFiltered);
  const { banner, filterIds, count, isTooMany } = buildBanner(groups, chosen, savedGroup);
  const { isExporting, run, stop } = useExportCrosstab(onClose);
  const close = () => {
    stop();
    onClose();
  };
  const all = data.summary.numberOfRespondents;
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t(kind === 'answers' ? 'crosstab.titleAnswers' : 'crosstab.title')}
      size={600}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {api.exportAnswers !== null && (
        <div className={classes.kinds}>
          <Segmented
            label={t('crosstab.kinds')}
            value={kind}
            isWide
            options={kinds.map((value) => ({ value, label: t(`crosstab.kind_${value}`) }))}
            onChange={setKind}
          />
        </div>
      )}
      {kind === 'answers' ? (
        <AnswersExport hasVerbatims={data.hasVerbatims} onClose={close} />
      ) : (
        <>
          <p className={classes.lead}>{t('crosstab.lead')}</p>
          <p className={classes.filter}>
            {!isFiltered
              ? t('crosstab.everyone', { count: all, all: formatNumber(all) })
              : t('crosstab.filtered', { filter: filterText(t, data, filters) })}
          </p>
          <SavedBanners
            banners={saved.filter(({ kind }) => kind === 'banner')}
            onOpen={(one) => setChosen(new Set([...one.audienceIds, ...one.filterIds]))}
          />
          {groups.length === 0 ? (
            <p>{t('crosstab.noAudiences')}</p>
          ) : (
            <NodeChoice
              label={t('crosstab.audiences')}
              searchLabel={t('crosstab.search')}
              groups={savedGroup.nodes.length > 0 ? [...groups, savedGroup] : groups}
              chosen={chosen}
              onChosen={setChosen}
              nothingFound={t('crosstab.nothingFound')}
              height="clamp(220px, 100dvh - 460px, 440px)"
              tools={
                <ChoiceCount
                  text={
                    count === 0
                      ? t('crosstab.chooseOne')
                      : isTooMany
                        ? t('crosstab.tooMany', { max: formatNumber(maxBannerColumns) })
                        : t('crosstab.nColumns', { count, n: formatNumber(count) })
                  }
                  isEmpty={count === 0}
                  onClear={() => setChosen(new Set())}
                />
              }
            />
          )}
          <div className={classes.foot}>
            <Segmented
              label={t('crosstab.format')}
              value={format}
              options={crosstabFormats.map((value) => ({ value, label: value.toUpperCase() }))}
              onChange={setFormat}
            />
            <SaveBanner columns={{ audienceIds: banner, filterIds }} />
            <div className={classes.buttons}>
              <Button onClick={close}>{t('common.cancel')}</Button>
              <Button
                variant="filled"
                loading={isExporting}
                disabled={count === 0 || isTooMany}
                onClick={() => run({ banner, filterIds, audienceIds: filters, format })}
              >
                {t('crosstab.export')}
              </Button>
            </div>
          </div>
        </>
      )}
    </Modal>
  );
}

const filterText = (t: TFunction, data: ResonanceData, filters: string[]): string =>
  groupFilters(data.filterColumns, filters)
    .map(({ header, values }) => `${header} ${values.map(({ subheader }) => subheader).join(` ${t('resonance.or')} `)}`)
    .join(` ${t('resonance.and')} `);

function useExportCrosstab(onDone: () => void) {
  const api = useResonance();
  const running = useRef<AbortController>(undefined);
  const { mutate, isPending } = useAction({
    call: (request: Omit<CrosstabRequest, 'lang'>) => {
      running.current = new AbortController();
      return api.exportCrosstab({ ...request, lang: currentLanguage() }, running.current.signal);
    },
    done: 'crosstab.exported',
    failed: 'crosstab.failed',
    toastId: 'crosstab',
    onDone,
    onFailed: () => running.current?.signal.aborted === true,
  });
  return { isExporting: isPending, run: mutate, stop: () => running.current?.abort() };
}

/** With the bases under the filter, which are unknown until they are counted, or with those of all. */
const listGroups = ({ filterColumns }: ResonanceData, filteredBases: readonly number[] | null): ChoiceGroup[] => {
  let place = 0;
  return filterColumns.map(({ header, audiences }, index) => ({
    ...{ id: `${index}`, name: header },
    nodes: audiences.map(({ id, subheader: label, base }) => {
      const underFilter = filteredBases?.[place++] ?? null;
      return { id, label, base: filteredBases ? underFilter : base };
    }),
  }));
};

const toSavedGroup = (name: string, saved: readonly Saved[], isFiltered: boolean): ChoiceGroup => ({
  ...{ id: 'saved', name },
  nodes: saved
    .filter(({ kind, missing }) => kind === 'filter' && missing.length === 0)
    .map(({ id, name: label, respondents }) => ({ id, label, base: isFiltered ? null : respondents })),
});

export const buildBanner = (groups: readonly ChoiceGroup[], chosen: ReadonlySet<string>, saved?: ChoiceGroup) => {
  const idsIn = ({ nodes }: ChoiceGroup): string[] => nodes.map(({ id }) => id).filter((id) => chosen.has(id));
  const banner = groups.flatMap(idsIn);
  const filterIds = saved ? idsIn(saved) : [];
  const count = banner.length + filterIds.length;
  return { banner, filterIds, count, isTooMany: count > maxBannerColumns };
};
