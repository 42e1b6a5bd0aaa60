import { UserRound } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { IconGlyph } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import * as Sheet from '../../primitives/Sheet/Sheet.parts.ts';
import { Surface } from '../../primitives/Surface/Surface.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import * as styles from './GuestGate.css.ts';

export interface GuestGateTexts {
  /** Benefit of signing in: "Sign in to see your collection". */
  title: string;
  text?: string | undefined;
  /** "Sign in". */
  signIn: string;
}

interface GuestGateBase {
  /** Signed in: renders the children unchanged. */
  member: boolean;
  /** The sign-in page, which returns here. */
  href: string;
  children: ReactNode;
  icon?: IconGlyph;
}

export type GuestGateProps = GuestGateBase &
  (
    | {
        /** `panel` replaces the children, for private parts of a page. */ variant?: 'panel';
        texts: GuestGateTexts;
      }
    | {
        /** `press` shows the children and answers a guest's click with sign-in; for buttons and links. */ variant: 'press';
        texts: GuestGateTexts & { /** Dismisses it: "Not now". */ later: string };
      }
  );

/** Content that needs an account: unchanged for members, a friendly sign-in prompt for guests. */
export function GuestGate(props: GuestGateProps) {
  if (props.member) return props.children;
  if (props.variant === 'press') return <PressGate {...props} />;
  const { href, icon = UserRound, texts } = props;
  return (
    <Surface variant="stage" space="large">
      <EmptyState
        icon={icon}
        title={texts.title}
        text={texts.text}
        action={
          <Button asChild>
            <Link href={href}>{texts.signIn}</Link>
          </Button>
        }
      />
    </Surface>
  );
}

function PressGate({ href, children, icon = UserRound, texts }: Extract<GuestGateProps, { variant: 'press' }>) {
  const [open, setOpen] = useState(false);

  // Enter and Space also arrive as clicks; captured here, they reach nothing below.
  function intercept(event: MouseEvent) {
    event.preventDefault();
    event.stopPropagation();
    setOpen(true);
  }

  return (
    <>
      <div className={styles.pass} onClickCapture={intercept}>
        {children}
      </div>
      <Sheet.Root open={open} onOpenChange={setOpen}>
        <Sheet.Content closeLabel={texts.later}>
          <div className={styles.invitation}>
            <Sheet.Title>{texts.title}</Sheet.Title>
            {texts.text !== undefined && <Sheet.Description>{texts.text}</Sheet.Description>}
          </div>
          <Button asChild size="large" width="full" icon={icon}>
            <Link href={href}>{texts.signIn}</Link>
          </Button>
          <Sheet.Close>
            <Button variant="ghost" tone="neutral" width="full">
              {texts.later}
            </Button>
          </Sheet.Close>
        </Sheet.Content>
      </Sheet.Root>
    </>
  );
}
