import type { AriaAttributes, AriaRole } from 'react';

/** What any primitive hands on to its root element: identity, accessibility and marks for tests or state; never looks. */
export interface RootProps extends AriaAttributes {
  id?: string | undefined;
  role?: AriaRole | undefined;
  /** Where its text is in another language than the page. */
  lang?: string | undefined;
  /** `no` where its text is a code or a name that nobody translates. */
  translate?: 'yes' | 'no' | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
}
