import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, lowest priority first. A page must load this stylesheet first:
 * a layer's priority is set where it is first named, and bundlers order stylesheets differently in development and in a
 * build.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  primitives: globalLayer('primitives'),
  patterns: globalLayer('patterns'),
  areas: globalLayer('areas'),
};
