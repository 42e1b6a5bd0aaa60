import { ChevronLeft } from 'lucide-react';
import { type ReactNode, use, useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { BarEnd } from './BarEnd.ts';
import * as styles from './NavBar.css.ts';
import { useScrolledAway } from './useScrolledAway.ts';

/** The back button: a link, or a callback `onGoBack`. `label` is its accessible name. */
export type NavBarBack =
  | { label: string; href: string; onGoBack?: never }
  | { label: string; onGoBack: () => void; href?: never };

export interface NavBarProps {
  /** The page's title, its only h1. */
  title: string;
  /** The shop's logo in place of the title's words, and named by them. */
  logo?: ReactNode;
  /** `plain` is the white bar with black text of the in-app browser (spec §2). */
  tone?: 'shop' | 'plain';
  /** `ghost` covers the picture below it and turns solid on scroll. */
  variant?: 'solid' | 'ghost';
  back?: NavBarBack | undefined;
  /** Icon buttons at the end. */
  actions?: ReactNode;
  /** What an account's bar on a desktop has anyway (`AppShell`): shown in its place. */
  corner?: ReactNode;
}

/** The 44 px navigation bar at the top of every page (spec §2, §9). */
export function NavBar({ title, logo, tone = 'shop', variant = 'solid', back, actions, corner }: NavBarProps) {
  const end = use(BarEnd);
  const top = useRef<HTMLSpanElement>(null);
  const scrolled = useScrolledAway(top);
  return (
    <>
      <span ref={top} aria-hidden="true" className={styles.top} />
      <header className={styles.root({ variant })}>
        <div
          className={styles.bar({ tone, variant })}
          data-theme={tone === 'plain' ? 'light' : 'dark'}
          data-scrolled={scrolled}
        >
          {back !== undefined && <BackButton back={back} />}
          <h1 className={logo === undefined ? styles.title : styles.start}>{logo ?? title}</h1>
          {(actions !== undefined || corner !== undefined || end !== null) && (
            <div className={styles.actions}>
              {actions}
              {corner && <div className={styles.corner[end === null ? 'alone' : 'besideEnd']}>{corner}</div>}
              {end !== null && <div className={styles.end}>{end}</div>}
            </div>
          )}
        </div>
      </header>
    </>
  );
}

function BackButton({ back }: { back: NavBarBack }) {
  if (back.href !== undefined) return <IconButton icon={ChevronLeft} label={back.label} href={back.href} />;
  return <IconButton icon={ChevronLeft} label={back.label} onPress={back.onGoBack} />;
}
