import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    reason: { label: 'Reason to hide it', hint: 'The reviewer will see this reason.' },
    answer: { label: 'The shop’s answer', hint: 'Everybody reads this answer.' },
  },
  review: {
    title: 'Reviews',
    one: 'Review',
    filter: 'Which reviews',
    view: {
      all: 'All',
      low: '1–2 stars',
      with_photos: 'With photos',
      unanswered: 'Not answered',
      hidden: 'Hidden',
    },
    list: 'Reviews',
    starsAlone: 'No comment.',
    given: '{{stars}} out of 5 stars',
    hidden: 'Hidden',
    answered: 'Answered',
    empty: { title: 'No reviews', text: 'No review is in this group.' },
    facts: '{{nickname}}, order {{number}}',
    variant: 'Version: {{name}}',
    changed: 'Changed by its writer at {{time}}.',
    photo: 'Photo {{place}}',
    reason: 'Hidden because: {{reason}}',
    answer: 'The shop’s answer',
    product: 'See the product',
    own: 'This is your own review, so another operator handles it.',
  },
  answer: {
    title: 'Reply publicly',
    lead: 'Its writer is notified at once.',
    submit: 'Send the answer',
    replace: 'Replace the answer',
    sent: 'Answered, and its writer is notified.',
  },
  hide: {
    title: 'Hide the review',
    lead: 'Hide only personal data, insults or advertising. Criticism of a product isn’t a reason.',
    submit: 'Hide the review',
    sent: 'Hidden, and its writer is notified.',
  },
  show: {
    title: 'This review is hidden',
    action: 'Show it again',
    sent: 'The review is visible again.',
  },
  log: {
    title: 'Log',
    review_hide: 'Hidden',
    review_show: 'Shown again',
    review_answer: 'Answered',
    by: '{{operator}}, {{time}}',
  },
} satisfies Texts<typeof vn>;
