import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { recipe, style } = layered('patterns');

export const root = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.large,
    inlineSize: '100%',
    maxInlineSize: vars.size.column,
    marginInline: 'auto',
    paddingBlock: vars.space.xlarge,
    paddingInline: vars.space.medium,
  },
  variants: {
    place: {
      section: {},
      /** Nearly the whole page: in its upper middle, and not at its top. */
      page: { '@media': { [media.desktop]: { paddingBlockStart: '14vh' } } },
    },
  },
});

/** A lit place where a toy could be. */
export const stage = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    borderRadius: vars.radius.full,
    backgroundImage: vars.color.backdrop.stage,
    boxShadow: vars.shadow.raised,
    color: vars.color.text.secondary,
    overflow: 'hidden',
  },
  variants: {
    for: {
      icon: {
        inlineSize: `calc(1.25 * ${vars.size.avatarLarge})`,
        '@media': { [media.desktop]: { inlineSize: `calc(1.75 * ${vars.size.avatarLarge})` } },
      },
      image: { inlineSize: `calc(2 * ${vars.size.avatarLarge})` },
    },
  },
});

export const image = style({ inlineSize: '72%', aspectRatio: '1', objectFit: 'contain' });

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });
