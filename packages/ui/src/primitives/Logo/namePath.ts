/** The shop's name beside the mark, drawn as lines on a canvas of 224 by 64. */
export const namePath = 'M84 50V18L102 40L120 18V50M168 23A18 18 0 1 0 168 45M186 18L201 36L216 18M201 36V50';
