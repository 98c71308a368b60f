import { Button, Modal, Textarea } from '@mantine/core';
import type { ImagePrompt } from '@soundings/contract/id8/id8';
import { id8Limits } from '@soundings/contract/id8/id8-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { Form } from '#/ui/form/form.tsx';
import layout from '#/ui/layout/layout.module.css';
import { useId8 } from '../id8.api.ts';
import { type ChosenPhoto, isUnlicensed, PhotoChoice } from './photo-choice.tsx';

interface Props {
  about: ImagePrompt | 'custom';
  onClose: () => void;
}

export function DescribeDialog({ about, onClose }: Props) {
  const { t } = useTranslation();
  const api = useId8();
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [photo, setPhoto] = useState<ChosenPhoto>({ url: null, isLicensed: false });
  const isCustom = about === 'custom';
  const send = useBoardAction({
    call: (description: string): Promise<unknown> => {
      const { url } = photo;
      const request = { description, photo: url === null ? null : { url, isLicensed: true as const } };
      return isCustom ? api.customImage(request) : api.modifyConcept({ ideaPromptId: about.id, ...request });
    },
    rereads: true,
    failed: 'id8.couldntGenerateImages',
    onDone: onClose,
  });
  const isEmpty = text.trim() === '';
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isCustom ? 'id8.customImage' : 'id8.modifyConcept')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Form
        className={layout.stack}
        onSubmit={() => {
          setIsChecked(true);
          if (!isEmpty && !isUnlicensed(photo)) send.mutate(text.trim());
        }}
      >
        <Textarea
          data-autofocus
          required
          autosize
          minRows={3}
          maxRows={10}
          label={t('conceptImage.description')}
          description={t(isCustom ? 'conceptImage.customHelp' : 'conceptImage.modifyHelp')}
          maxLength={id8Limits.description}
          value={text}
          error={isChecked && isEmpty ? t('id8.enterDescription') : null}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <PhotoChoice photo={photo} isChecked={isChecked} onChange={setPhoto} />
        <div className={layout.dialogFoot}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <BlockableButton
            type="submit"
            variant="filled"
            loading={send.isPending}
            reason={isEmpty ? t('conceptImage.describeFirst') : null}
          >
            {t('conceptImage.makeImages')}
          </BlockableButton>
        </div>
      </Form>
    </Modal>
  );
}
