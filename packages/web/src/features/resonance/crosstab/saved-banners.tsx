import { Button, Select } from '@mantine/core';
import { savedLimits } from '@soundings/contract/resonance/analysis-choices';
import type { Saved } from '@soundings/contract/resonance/saved';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveAsForm } from '#/ui/list/save-as-form.tsx';
import { useResonance } from '../resonance.api.ts';
import { useDeleteSaved, useSave } from '../saved/saved.api.ts';
import classes from '../saved/saved.module.css';

interface Props {
  banners: readonly Saved[];
  columns: { readonly audienceIds: string[]; readonly filterIds: string[] };
  onOpen: (banner: Saved) => void;
}

export function SavedBanners({ banners, columns, onOpen }: Props) {
  const { t } = useTranslation();
  const { projectId } = useResonance();
  const [openId, setOpenId] = useState<string | null>(null);
  const save = useSave();
  const remove = useDeleteSaved();
  const open = banners.find(({ id }) => id === openId);
  const hasColumns = columns.audienceIds.length + columns.filterIds.length > 0;
  const choose = (id: string | null) => {
    setOpenId(id);
    const banner = banners.find((one) => one.id === id);
    if (banner) onOpen(banner);
  };
  return (
    <div className={classes.banners}>
      {banners.length > 0 && (
        <Select
          label={t('saved.banners')}
          placeholder={t('saved.chooseBanner')}
          data={banners.map(({ id, name, createdBy }) => ({ value: id, label: `${name} (${createdBy})` }))}
          value={open?.id ?? null}
          onChange={choose}
        />
      )}
      {open?.mayDelete && (
        <Button
          size="sm"
          leftSection={<IconTrash size={16} stroke={1.7} />}
          onClick={() => {
            setOpenId(null);
            remove(open);
          }}
        >
          {t('saved.delete', { name: open.name })}
        </Button>
      )}
      {projectId !== null && hasColumns && (
        <SaveAsForm
          className={classes.form}
          label={t('saved.saveBannerAs')}
          maxLength={savedLimits.name}
          saveText={() => t('saved.save')}
          isBusy={save.isPending}
          onSave={(name) => save.mutateAsync({ kind: 'banner', name, ...columns })}
        />
      )}
    </div>
  );
}
