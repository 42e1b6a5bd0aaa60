import type { LinkComponent } from '@mcy/ui/primitives';
import type { ComponentProps, MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isOwnAddress } from './isOwnAddress.ts';
import { isHeld, leave } from './navigationGuard.ts';

/** The kit's link: navigates inside the app to the app's own pages, and loads any other page from the server. */
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

/** After sign-in, go back to the page before, not through these forms. */
function isSigningIn(address: string): boolean {
  return address.startsWith('/pages/login/');
}

/** Opens in another tab or window, so nothing is lost here. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
