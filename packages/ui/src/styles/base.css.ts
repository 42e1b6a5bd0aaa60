import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { media } from '../tokens/media.ts';
import { layers } from './layers.css.ts';

function base(selector: string, rule: Parameters<typeof globalStyle>[1]) {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
}

base('html', {
  background: vars.color.surface.base,
  scrollbarColor: `${vars.color.border.control} transparent`,
  scrollbarWidth: 'thin',
  WebkitTapHighlightColor: 'transparent',
});

base('body, [data-theme]', {
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.base,
  fontFamily: vars.type.family,
  fontSize: vars.type.size.standard,
  lineHeight: vars.type.leading.standard,
  fontWeight: vars.type.weight.regular,
});

base('body', {
  backgroundImage: vars.color.backdrop.page,
  backgroundRepeat: 'no-repeat',
  overflowX: 'clip',
});

// The server rendered it for others, or in another language: the app draws it again, and when it is late, this is better than nothing.
base('html[data-rendered="unfit"]:not([data-late]) body', { visibility: 'hidden' });

// The shop's mark in `index.html`, until the app is there.
base('svg[data-loading]', { marginInline: 'auto', marginBlock: '38vh' });

// Printed pages are plain.
base('html, body', { '@media': { [media.print]: { background: 'none' } } });

base(':focus-visible', {
  outline: `${vars.size.outline} solid ${vars.color.focus}`,
  outlineOffset: vars.size.outline,
});

base('::selection', { color: vars.color.text.onAccent, backgroundColor: vars.color.accent.solid });

base('::placeholder', { color: vars.color.text.muted, opacity: 1 });

// Forced colors remove backgrounds: outlines must replace them.
base('button, input, [role="dialog"]', {
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid ButtonBorder` } },
});
