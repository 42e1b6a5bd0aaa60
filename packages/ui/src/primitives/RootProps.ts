import type { AriaAttributes, AriaRole } from 'react';

/** Props every primitive passes to its root element: ids, accessibility, and marks for tests or state; never styles. */
export interface RootProps extends AriaAttributes {
  id?: string | undefined;
  role?: AriaRole | undefined;
  /** Language of its text, if not the page's. */
  lang?: string | undefined;
  /** `no` for a code or name that must not be translated. */
  translate?: 'yes' | 'no' | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
}
