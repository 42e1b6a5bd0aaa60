import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('patterns');

export const root = style({ position: 'relative', display: 'inline-flex', maxInlineSize: '100%' });

/** One cell for all labels, as wide as the widest: counting does not move anything. */
export const button = style({
  display: 'inline-grid',
  gap: 0,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="waiting"]': {
      cursor: 'not-allowed',
      color: vars.color.text.muted,
      backgroundColor: 'transparent',
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.standard}`,
      transform: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-state="waiting"]': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});

export const label = style({ gridArea: '1 / 1' });

export const reserve = style({ gridArea: '1 / 1', visibility: 'hidden' });
