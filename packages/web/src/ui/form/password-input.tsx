import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const VisibilityIcon = ({ reveal }: { reveal: boolean }) =>
  reveal ? <IconEyeOff size={18} stroke={1.7} /> : <IconEye size={18} stroke={1.7} />;

export function PasswordInput(props: PasswordInputProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <MantinePasswordInput
      aria-invalid={props.error ? true : undefined}
      {...props}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleIcon={VisibilityIcon}
      visibilityToggleButtonProps={{
        'aria-label': isShown ? t('common.hidePassword') : t('common.showPassword'),
        'aria-pressed': undefined,
        tabIndex: 0,
        size: 30,
      }}
    />
  );
}
