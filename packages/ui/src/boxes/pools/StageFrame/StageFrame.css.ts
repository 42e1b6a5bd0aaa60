import { createVar } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { recipe } = layered('areas');

/** Color of the light on the stage. */
export const stageLight = createVar();

const dusk = `color-mix(in srgb, ${vars.color.surface.sunken} 70%, transparent)`;

const lit = (rarity: keyof typeof vars.color.rarity) => ({ vars: { [stageLight]: vars.color.rarity[rarity].glow } });

const sheet = {
  content: '',
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  opacity: 0,
  transition: `opacity ${vars.motion.duration.reveal} ${vars.motion.easing.enter}`,
} as const;

export const root = recipe({
  base: {
    vars: { [stageLight]: 'transparent' },
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    overflow: 'clip',
    backgroundImage: vars.color.backdrop.stage,
    '::before': {
      ...sheet,
      backgroundImage: `radial-gradient(80% 60% at 50% 40%, transparent, ${vars.color.surface.sunken}), linear-gradient(${dusk}, ${dusk})`,
    },
    // Over the dusk, because gold light over violet would turn gray. It says the rarity, so it comes up with the lid.
    '::after': { ...sheet, backgroundImage: `radial-gradient(70% 46% at 50% 40%, ${stageLight}, transparent)` },
    selectors: {
      '&[data-light="dim"]::before': { opacity: 0.5 },
      '&[data-light="full"]::before': { opacity: 0.8 },
      '&[data-light="full"]::after': { opacity: 1 },
    },
  },
  variants: {
    rarity: { common: lit('common'), rare: lit('rare'), epic: lit('epic'), legendary: lit('legendary') },
    size: {
      page: {
        flexGrow: 1,
        minBlockSize: `calc(100dvh - ${vars.size.navBar})`,
        '@media': {
          [media.desktop]: {
            minBlockSize: `calc(100dvh - ${vars.size.navBar} - ${vars.space.xlarge} - ${vars.space.small})`,
            marginBlock: vars.space.medium,
            marginInline: vars.space.large,
            borderRadius: vars.radius.xlarge,
          },
        },
      },
      hero: {
        placeItems: 'center',
        paddingBlockStart: vars.size.navBar,
        minBlockSize: 'clamp(300px, 46vh, 440px)',
        '@media': {
          [media.desktop]: {
            minBlockSize: `clamp(440px, calc(100dvh - ${vars.size.navBar} - ${vars.space.medium} * 2), 760px)`,
            paddingBlockStart: 0,
            borderRadius: vars.radius.xlarge,
          },
        },
      },
    },
  },
});
