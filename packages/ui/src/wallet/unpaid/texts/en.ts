import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Waiting for your payment',
  go: 'Continue',
  checking: 'We’re checking',
  left: 'Left',
  more_other: '{{count}} more',
  countdown: {
    hours: 'h',
    minutes: 'min',
    seconds: 's',
    spoken: '{{hours}} hours and {{minutes}} minutes left',
    ended: 'Expired',
  },
} satisfies Texts<typeof vn>;
