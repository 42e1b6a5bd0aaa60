import type { LinkComponent } from '@mcy/ui/primitives';
import type { ComponentProps } from 'react';

/** A router's link for stories: a real anchor that does not leave the story. */
export function StoryLink({ href, onClick, children, ...rest }: ComponentProps<LinkComponent>) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
