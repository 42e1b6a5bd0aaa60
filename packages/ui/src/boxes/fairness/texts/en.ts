import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  now: {
    title: 'Your odds now',
    half: 'Half of players need at most {{draws}} draws for tier {{tier}}.',
    certain: 'Tier {{tier}} is certain within {{draws}} draws.',
    gone: 'Tier {{tier}} is all gone.',
    within: 'Odds of tier {{tier}} within',
    draws: '×{{amount}}',
    spent: 'You’ve made {{draws}} draws from this box, for {{coins}} coins.',
    spentNothing: 'You haven’t opened this box yet.',
    observed: 'Compare stated odds with results',
    practice: 'Practice without coins',
  },
  title: 'Stated and observed',
  lead: 'Every draw of this box, counted every few seconds, beside the odds that we state.',
  version: 'Odds table no. {{version}}',
  draws_one: '{{amount}} draw',
  draws_other: '{{amount}} draws',
  guaranteed_one: '{{amount}} more draw was decided by a guarantee and isn’t counted here.',
  guaranteed_other: '{{amount}} more draws were decided by a guarantee and aren’t counted here.',
  verdict: {
    few: { title: 'Too few draws to tell', text: 'The more draws, the narrower the ranges.' },
    fits: {
      title: 'Results fit the stated odds',
      text: 'Nothing suggests that the odds differ from what we state. The server keeps comparing and raises an alarm if they part.',
    },
    parted: {
      title: 'Results part from the stated odds',
      text: 'By too much to be chance. The shop has been alerted and is looking into it.',
    },
    finite: {
      title: 'The seed proves every ticket',
      text: 'Drawn tickets don’t go back in, so a finished box always matches. The ranges below hold 95 % of fair shuffles.',
    },
  },
  columns: { prize: 'Prize', stated: 'Stated', observed: 'Observed', band: '95 % range' },
  tableOf: 'Results of {{pool}}, odds table no. {{version}}',
  seen: '{{amount}}×',
  bandOf: '{{low}}–{{high}}',
  outside: 'outside',
  how: {
    title: 'How we compute it',
    wilson:
      'Unlimited boxes: Wilson’s 95 % range around what was seen. It holds the true odds 95 times in 100, so a row outside now and then is normal.',
    shuffle: 'Boxes with tickets: exact ranges of the hypergeometric distribution.',
    alarm:
      'The alarm compares the whole table after each count. Correct odds raise it by mistake in at most 1 of {{tables}} tables, however long we watch.',
  },
  empty: {
    title: 'Nobody has opened this box yet',
    text: 'Numbers appear with the first draw.',
    action: 'See the box',
  },
} satisfies Texts<typeof vn>;
