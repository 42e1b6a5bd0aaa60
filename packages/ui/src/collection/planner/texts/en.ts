import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Set planner',
  lead: 'What completing a series costs at today’s odds, so you can decide.',
  series: 'Series',
  progress: '{{owned}} of {{toys}}',
  complete: { title: 'You have the whole set!', body: 'Nothing is missing.' },
  toys: { title: 'Toys in the series', owned: 'You have it', missing: 'Missing' },
  missing: { title: 'Missing: {{missing}}', value: 'Total retail value: {{value}} coins.' },
  boxes: {
    title: 'Boxes on sale with toys you’re missing',
    covers: 'Has {{found}} of the {{missing}} toys you’re missing',
    coversAll: 'Has every toy you’re missing',
    average: 'On average',
    draws_one: '{{count}} draw',
    draws_other: '{{count}} draws',
    coins: 'about {{coins}} coins',
    half: 'Half of players need at most {{draws}} draws ({{coins}} coins). The other half needs more.',
    error: 'Estimated by simulation, give or take {{draws}} draws.',
    dear: 'That’s {{more}} coins more than the retail value of these toys. If you only want them, buying them is cheaper.',
    none: { title: 'No box on sale has a toy you’re missing', body: 'Maybe a friend has one to give.' },
    noneAction: 'See gifts',
  },
  how: {
    title: 'How it’s calculated',
    finite: 'Boxes with tickets: based on the tickets left, if nobody else draws.',
    infinite: 'Infinite boxes: based on the published odds, including the guarantee and your draws toward it.',
    last: 'Last prizes and boxes of other series don’t count.',
  },
} satisfies Texts<typeof vn>;
