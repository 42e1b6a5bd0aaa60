/** Which reviews operators look at. `low` has one or two stars; `unanswered` are those that everybody can read. */
export const reviewViews = ['all', 'low', 'with_photos', 'unanswered', 'hidden'] as const;
export type ReviewView = (typeof reviewViews)[number];

/** The most stars of a low review. */
export const lowStars = 2;

/** What operators do with reviews. */
export const reviewActions = ['review_hide', 'review_show', 'review_answer'] as const;

/** The most characters of the shop’s answer. */
export const longestAnswer = 500;
