import type { LinkComponent } from '@mcy/ui/primitives';
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isPath } from '../routes/paths.ts';

/** The kit's link: moves inside the app where the app has the page, loads it from the server where it has not. */
export function RouterLink({ href, target, children, ...rest }: ComponentProps<LinkComponent>) {
  const { pathname } = useLocation();
  const leaves = target === '_blank' || !isPath(href.split(/[?#]/, 1)[0] ?? '');
  if (leaves) {
    return (
      <a href={href} target={target} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} replace={isSigningIn(pathname) && isSigningIn(href)} {...rest}>
      {children}
    </Link>
  );
}

/** Whoever signed in goes back to the page before, not through the forms that led here. */
function isSigningIn(address: string): boolean {
  return address.startsWith('/pages/login/');
}
