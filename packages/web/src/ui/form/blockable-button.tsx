import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { ComponentProps } from 'react';

type Props = ButtonProps & Pick<ComponentProps<'button'>, 'type' | 'onClick' | 'title'> & { reason: string | null };

export function BlockableButton({ reason, onClick, ...button }: Props) {
  const isBlocked = reason !== null;
  return (
    <Tooltip label={reason} disabled={!isBlocked}>
      <Button
        {...button}
        {...(isBlocked && { 'data-disabled': true })}
        aria-disabled={isBlocked}
        onClick={isBlocked ? (event) => event.preventDefault() : onClick}
      />
    </Tooltip>
  );
}
