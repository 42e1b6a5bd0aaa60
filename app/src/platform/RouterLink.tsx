import type { LinkComponent } from '@mcy/ui/primitives';
import type { ComponentProps, MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isOwnAddress } from '../routes/isOwnAddress.ts';
import { isHeld, leave } from './navigationGuard.ts';

/** The kit's link: moves inside the app where the app has the page, loads it from the server where it has not. */
export function RouterLink({ href, target, children, onClick, ...rest }: ComponentProps<LinkComponent>) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const leaves = target === '_blank' || !isOwnAddress(href);
  if (leaves) {
    return (
      <a href={href} target={target} onClick={onClick} {...rest}>
        {children}
      </a>
    );
  }
  const replace = isSigningIn(pathname) && isSigningIn(href);
  function askFirst(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isHeld() || opensElsewhere(event)) return;
    event.preventDefault();
    leave(() => void navigate(href, { replace }));
  }
  return (
    <Link to={href} replace={replace} onClick={askFirst} {...rest}>
      {children}
    </Link>
  );
}

/** Whoever signed in goes back to the page before, not through the forms that led here. */
function isSigningIn(address: string): boolean {
  return address.startsWith('/pages/login/');
}

/** In a tab or window of its own, which takes nothing away. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
