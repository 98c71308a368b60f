import { Button, FileInput, Textarea } from '@mantine/core';
import { id8Limits } from '@soundings/contract/id8/id8-choices';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { Form } from '#/ui/form/form.tsx';
import { useId8 } from '../id8.api.ts';
import classes from './images.module.css';

export function ReviseForm({ imageId, onDone }: { imageId: string; onDone: () => void }) {
  const { t } = useTranslation();
  const api = useId8();
  const [text, setText] = useState('');
  const [logo, setLogo] = useState<File | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const revise = useBoardAction({ call: api.revise, rereads: true, failed: 'id8.couldntRevise', onDone });
  const isEmpty = text.trim() === '';
  const isTooLarge = logo !== null && logo.size > id8Limits.logo;
  return (
    <Form
      className={classes.revise}
      onSubmit={() => {
        setIsChecked(true);
        if (!isEmpty && !isTooLarge) revise.mutate({ imageId, revision: text.trim(), logo });
      }}
    >
      <Textarea
        required
        autosize
        minRows={2}
        maxRows={6}
        label={t('id8.revision')}
        placeholder={t('id8.revisionPlaceholder')}
        maxLength={id8Limits.description}
        value={text}
        error={isChecked && isEmpty ? t('id8.enterRevision') : null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <FileInput
        clearable
        label={`${t('id8.logo')} (${t('briefFile.optional')})`}
        description={t('id8.logoHelp')}
        placeholder={t('id8.chooseLogo')}
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        leftSection={<IconPhoto size={16} stroke={1.7} />}
        clearButtonProps={{ 'aria-label': t('id8.removeLogo') }}
        value={logo}
        error={isTooLarge ? t('id8.logoTooLarge') : null}
        onChange={setLogo}
      />
      <Button type="submit" variant="filled" loading={revise.isPending}>
        {t('id8.makeVersion')}
      </Button>
    </Form>
  );
}
