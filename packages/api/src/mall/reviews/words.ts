/** Stars of a review, the best first. */
export const starCounts = [5, 4, 3, 2, 1] as const;
export type StarCount = (typeof starCounts)[number];

/** The most characters of a review, and the most photos (ours). */
export const longestReview = 1000;
export const mostReviewPhotos = 6;

/** Days in which its writer can change a review (ours). */
export const changeDays = 7;

/** How many reviews a product’s page shows. */
export const reviewsShown = 3;
