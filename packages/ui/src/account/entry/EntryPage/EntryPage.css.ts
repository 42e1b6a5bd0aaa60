import { layered } from '../../../styles/layered.ts';
import { media } from '../../../tokens/media.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style, styleVariants } = layered('areas');

export const root = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      justifyItems: 'center',
      padding: vars.space.xlarge,
    },
  },
});

export const frame = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      maxInlineSize: `calc(2 * ${vars.size.column})`,
      overflow: 'clip',
      backgroundColor: vars.color.surface.raised,
      borderRadius: vars.radius.xlarge,
      borderWidth: vars.size.hairline,
      borderColor: vars.color.border.subtle,
      boxShadow: vars.shadow.lifted,
    },
  },
});

/** The lit stage: a band above the form on phones, the other half of the card from tablet size up. */
const lit = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  paddingBlockEnd: vars.space.large,
  backgroundImage: vars.color.backdrop.stage,
  '@media': { [media.tablet]: { padding: vars.space.xlarge } },
});

const asTheRow = { blockSize: 'auto', maxBlockSize: 'none' } as const;

export const stage = styleVariants({
  standard: [
    lit,
    { blockSize: '30dvh', minBlockSize: '176px', maxBlockSize: '260px', '@media': { [media.tablet]: asTheRow } },
  ],
  small: [lit, { blockSize: '136px', '@media': { [media.tablet]: asTheRow } }],
});

export const art = style({
  inlineSize: 'auto',
  blockSize: '100%',
  maxInlineSize: '70%',
  aspectRatio: '1',
  objectFit: 'contain',
  filter: `drop-shadow(0 ${vars.space.medium} ${vars.space.medium} color-mix(in srgb, ${vars.color.surface.scrim} 60%, transparent))`,
  '@media': { [media.tablet]: { inlineSize: '80%', maxInlineSize: '288px', blockSize: 'auto' } },
});

export const panel = style({
  position: 'relative',
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  marginBlockStart: `calc(-1 * ${vars.space.large})`,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.large,
  backgroundColor: vars.color.surface.base,
  borderStartStartRadius: vars.radius.xlarge,
  borderStartEndRadius: vars.radius.xlarge,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.tablet]: {
      marginBlockStart: 0,
      padding: vars.space.xlarge,
      backgroundColor: 'transparent',
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});
