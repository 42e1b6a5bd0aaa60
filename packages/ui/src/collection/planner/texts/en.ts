import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Set planner',
  lead: 'What completing a series would cost at today’s odds. So that you can weigh it, no more.',
  series: 'Series',
  progress: '{{owned}} of {{toys}}',
  complete: { title: 'You have the whole set!', body: 'Nothing is missing.' },
  toys: { title: 'Toys of the series', owned: 'You have it', missing: 'Missing' },
  missing: { title: 'Missing: {{missing}}', value: 'Together their retail price is {{value}} coins.' },
  boxes: {
    title: 'Boxes on sale with toys you miss',
    covers: 'Has {{found}} of the {{missing}} toys you miss',
    coversAll: 'Has every toy you miss',
    average: 'On average',
    draws_one: '{{count}} draw',
    draws_other: '{{count}} draws',
    coins: 'about {{coins}} coins',
    half: 'Half of players need at most {{draws}} draws ({{coins}} coins). The other half needs more.',
    error: 'Estimated by simulation, give or take {{draws}} draws.',
    dear: 'That’s {{more}} coins more than the retail price of these toys. If you only want them, buying them is cheaper.',
    none: { title: 'No box on sale has a toy you miss', body: 'Maybe a friend has one to give.' },
    noneAction: 'See gifts',
  },
  how: {
    title: 'How it’s computed',
    finite: 'Boxes with tickets: from the tickets left, if nobody else draws.',
    infinite: 'Endless boxes: from the published odds, with the guarantee and the draws you already have.',
    last: 'Last prizes and boxes of other series don’t count.',
  },
} satisfies Texts<typeof vn>;
