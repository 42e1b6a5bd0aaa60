import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first. This module must be the first stylesheet a page loads:
 * a layer's rank is where it is first named, and bundlers order stylesheets differently in development and in a build.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  primitives: globalLayer('primitives'),
  patterns: globalLayer('patterns'),
  areas: globalLayer('areas'),
};
