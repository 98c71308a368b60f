import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

/** A link to a page of our own as a plain element: the router's own draws anew, and so all of a list, whenever the address changes. */
export function PageLink({ href, onClick, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter({ warn: false });
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || !router) return;
    event.preventDefault();
    router.history.push(href);
  };
  return (
    <a href={href} {...rest} onClick={go}>
      {children}
    </a>
  );
}
