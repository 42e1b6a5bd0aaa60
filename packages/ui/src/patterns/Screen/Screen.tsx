import type { ReactNode } from 'react';
import { Inset } from '../../primitives/Inset/Inset.tsx';
import { NavBar } from '../NavBar/NavBar.tsx';
import { Halves } from './Halves.tsx';
import * as styles from './Screen.css.ts';
import { ScreenPart, type ScreenPartProps } from './ScreenPart.tsx';
import { type ScreenTexts, ScreenTextsContext } from './ScreenTexts.ts';

/**
 * `column` is as wide as lines are read easily, `narrow` as a form, `halves` is two columns on a desktop, `full` is as
 * wide as there is room, `bare` reaches the edges.
 */
export type ScreenLayout = 'column' | 'narrow' | 'halves' | 'full' | 'bare';

interface ScreenFrame {
  texts: ScreenTexts;
  title: string;
  /** What the browser calls the page, where the bar says less. */
  pageTitle?: string | undefined;
  /** Where the way back leads, or what it does; a tab has none. */
  back?: string | (() => void) | undefined;
  /** Icon buttons of the bar. */
  actions?: ReactNode;
  /** Shown in the bar where no account is at its end (`NavBar`). */
  corner?: ReactNode;
  layout?: ScreenLayout;
  /** `StickyFooter`, or nothing. */
  footer?: ReactNode;
}

interface ScreenContent extends ScreenFrame {
  /** What does not load, and `ScreenPart`s. */
  children: ReactNode;
  load?: never;
  shape?: never;
  empty?: never;
}

interface LoadedScreen<Data> extends ScreenFrame, Omit<ScreenPartProps<Data>, 'halves'> {}

export type ScreenProps<Data> = ScreenContent | LoadedScreen<Data>;

/** A page: its title, its bar with the way back, its frame and its content; with `load` also its skeleton, its failure and what it says when there is nothing. */
export function Screen<Data>(props: ScreenProps<Data>) {
  const { texts, title, pageTitle = title, back, actions, corner, layout = 'column', footer } = props;
  const { backLabel } = texts;
  return (
    <ScreenTextsContext value={texts}>
      <title>{texts.pageTitle(pageTitle)}</title>
      <NavBar
        title={title}
        back={
          typeof back === 'string' ? { label: backLabel, href: back } : back && { label: backLabel, onGoBack: back }
        }
        actions={actions}
        corner={corner}
      />
      <Frame layout={layout}>
        {props.load === undefined ? (
          <Content layout={layout}>{props.children}</Content>
        ) : (
          <ScreenPart load={props.load} shape={props.shape} empty={props.empty} halves={layout === 'halves'}>
            {props.children}
          </ScreenPart>
        )}
      </Frame>
      {footer}
    </ScreenTextsContext>
  );
}

function Frame({ layout, children }: { layout: ScreenLayout; children: ReactNode }) {
  if (layout === 'bare') return children;
  return (
    <Inset space={{ phone: 'medium', tablet: 'large' }}>
      {layout === 'column' && <div className={styles.column}>{children}</div>}
      {layout === 'narrow' && <div className={styles.narrow}>{children}</div>}
      {(layout === 'halves' || layout === 'full') && children}
    </Inset>
  );
}

function Content({ layout, children }: { layout: ScreenLayout; children: ReactNode }) {
  return layout === 'halves' ? <Halves>{children}</Halves> : children;
}
