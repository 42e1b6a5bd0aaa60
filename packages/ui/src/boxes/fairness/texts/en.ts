import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  now: {
    title: 'Your odds now',
    half: 'Half of players need at most {{draws}} draws for tier {{tier}}.',
    certain: 'Tier {{tier}} is guaranteed within {{draws}} draws.',
    gone: 'Tier {{tier}} is all gone.',
    within: 'Odds of tier {{tier}} within',
    draws: '×{{amount}}',
    spent: 'You’ve made {{draws}} draws from this box, for {{coins}} coins.',
    spentNothing: 'You haven’t opened this box yet.',
    observed: 'Compare published odds with results',
    practice: 'Practice without coins',
  },
  title: 'Published and actual odds',
  lead: 'Every draw from this box, counted every few seconds, next to the published odds.',
  version: 'Odds table no. {{version}}',
  draws_one: '{{amount}} draw',
  draws_other: '{{amount}} draws',
  guaranteed_one: '{{amount}} more draw was decided by the guarantee and isn’t counted here.',
  guaranteed_other: '{{amount}} more draws were decided by the guarantee and aren’t counted here.',
  verdict: {
    few: { title: 'Too few draws to tell', text: 'The more draws, the narrower the ranges.' },
    fits: {
      title: 'Results match the published odds',
      text: 'Nothing suggests that the odds differ from the published ones. The server keeps comparing and raises an alarm if they do.',
    },
    parted: {
      title: 'Results differ from the published odds',
      text: 'The difference is too large to be chance. The shop has been alerted and is looking into it.',
    },
    finite: {
      title: 'The seed proves every ticket',
      text: 'Drawn tickets don’t go back in, so a sold-out box always matches. The ranges below cover 95% of fair shuffles.',
    },
  },
  columns: { prize: 'Prize', stated: 'Published', observed: 'Actual', band: '95% range' },
  tableOf: 'Results of {{pool}}, odds table no. {{version}}',
  seen: '{{amount}}×',
  bandOf: '{{low}}–{{high}}',
  outside: 'outside',
  how: {
    title: 'How it’s calculated',
    wilson:
      'Infinite boxes: the 95% Wilson interval around the observed count. It contains the true odds 95 times in 100, so an occasional row outside it is normal.',
    shuffle: 'Boxes with tickets: exact ranges from the hypergeometric distribution.',
    alarm:
      'The alarm compares the whole table after each count. For correct odds it goes off in at most 1 of {{tables}} tables, however long we watch.',
  },
  empty: {
    title: 'Nobody has opened this box yet',
    text: 'Numbers appear with the first draw.',
    action: 'See the box',
  },
} satisfies Texts<typeof vn>;
