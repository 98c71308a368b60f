import { Button, Popover, Select } from '@mantine/core';
import { savedLimits } from '@soundings/contract/resonance/analysis-choices';
import type { Saved } from '@soundings/contract/resonance/saved';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveAsForm } from '#/ui/list/save-as-form.tsx';
import { useResonance } from '../resonance.api.ts';
import { useDeleteSaved, useSave } from '../saved/saved.api.ts';
import classes from '../saved/saved.module.css';

interface Props {
  banners: readonly Saved[];
  onOpen: (banner: Saved) => void;
}

export function SavedBanners({ banners, onOpen }: Props) {
  const { t } = useTranslation();
  const [openId, setOpenId] = useState<string | null>(null);
  const remove = useDeleteSaved();
  const open = banners.find(({ id }) => id === openId);
  const choose = (id: string | null) => {
    setOpenId(id);
    const banner = banners.find((one) => one.id === id);
    if (banner) onOpen(banner);
  };
  if (banners.length === 0) return null;
  return (
    <div className={classes.banners}>
      <Select
        label={t('saved.banners')}
        placeholder={t('saved.chooseBanner')}
        data={banners.map(({ id, name, createdBy }) => ({ value: id, label: `${name} (${createdBy})` }))}
        value={open?.id ?? null}
        onChange={choose}
      />
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
    </div>
  );
}

interface SaveProps {
  columns: { readonly audienceIds: string[]; readonly filterIds: string[] };
}

/** Not for consumers, who save nothing. */
export function SaveBanner({ columns }: SaveProps) {
  const { t } = useTranslation();
  const { projectId } = useResonance();
  const [isOpen, setIsOpen] = useState(false);
  const save = useSave();
  if (projectId === null) return null;
  return (
    <Popover opened={isOpen} onChange={setIsOpen} width={280} position="top-start" trapFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          size="sm"
          px={8}
          leftSection={<IconBookmark size={16} stroke={1.7} />}
          disabled={columns.audienceIds.length + columns.filterIds.length === 0}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('saved.saveBanner')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <SaveAsForm
          className={classes.template}
          label={t('saved.saveBannerAs')}
          maxLength={savedLimits.name}
          saveText={() => t('saved.save')}
          isBusy={save.isPending}
          onSave={async (name) => {
            await save.mutateAsync({ kind: 'banner', name, ...columns });
            setIsOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
