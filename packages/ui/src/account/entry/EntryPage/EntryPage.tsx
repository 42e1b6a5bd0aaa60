import type { ReactNode } from 'react';
import { useScreenTexts } from '../../../i18n/index.ts';
import { Screen } from '../../../patterns/index.ts';
import { Heading, Inline, Link, Logo, Stack, Text } from '../../../primitives/index.ts';
import * as styles from './EntryPage.css.ts';

export interface EntryPageProps {
  /** Title of the page in the navigation bar. */
  title: string;
  heading: string;
  lead: string;
  /** URL of the toy's picture on the stage. */
  art: string;
  form: ReactNode;
  /** A question and a link for visitors on the wrong page. */
  other?: { question: string; label: string; href: string };
  /** Where the back button leads, or what it does; none where there is no way back. */
  back?: string | (() => void);
  /** `small` leaves more of a phone to a long form. */
  stage?: 'standard' | 'small';
}

/** Frame of sign-in, registration and the welcome after it: a toy on its lit stage, and the form. */
export function EntryPage({ title, heading, lead, art, form, other, back, stage = 'standard' }: EntryPageProps) {
  return (
    <Screen texts={useScreenTexts()} title={title} back={back} layout="bare">
      <div className={styles.root}>
        <div className={styles.frame}>
          <div className={styles.stage[stage]} data-theme="dark">
            <img src={art} alt="" className={styles.art} />
          </div>
          <div className={styles.panel}>
            <Stack space="xxsmall">
              <Logo form="full" tone="accent" label="MCY" />
              <Heading level={2} size="xlarge">
                {heading}
              </Heading>
              <Text tone="secondary">{lead}</Text>
            </Stack>
            {form}
            {other && (
              <Inline space="xsmall" align="center">
                <Text inline tone="secondary">
                  {other.question}
                </Text>
                <Link href={other.href} weight="bold">
                  {other.label}
                </Link>
              </Inline>
            )}
          </div>
        </div>
      </div>
    </Screen>
  );
}
