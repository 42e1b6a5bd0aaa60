import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  home: {
    title: 'MCY',
    promise: 'Published odds, and every draw can be verified',
    language: 'Language',
    search: 'Search',
    signIn: 'Sign in',
    banners: {
      title: 'Highlights',
      carousel: 'carousel',
      slide: 'banner',
      previous: 'Previous banner',
      next: 'Next banner',
      pause: 'Pause the banners',
      play: 'Resume the banners',
    },
    wins: {
      title: 'Just won',
      won: 'just won',
      none: 'No wins yet. The first could be yours',
      pause: 'Pause the wins',
      play: 'Resume the wins',
    },
    series: { title: 'Series' },
    pools: {
      all: 'All boxes',
      finite: { title: 'Ichiban', lead: 'Limited tickets, live odds' },
      infinite: { title: 'Infinite boxes', lead: 'Published odds, never sold out' },
      empty: { title: 'No boxes on sale yet', body: 'New series are on their way. Please come back soon.' },
    },
  },
} satisfies Texts<typeof vn>;
