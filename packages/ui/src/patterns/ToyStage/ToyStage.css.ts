import { createVar } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { recipe, style } = layered('patterns');

/** Beside the text on a desktop, the stage is as tall as the window allows. */
const wholeHeight = `clamp(${vars.size.stage}, calc(100dvh - ${vars.size.navBar} - ${vars.space.medium} * 2), ${vars.size.stageLarge})`;

const ring = createVar();
const glow = createVar();

const lit = (rarity: keyof typeof vars.color.rarity) => ({
  vars: { [ring]: vars.color.rarity[rarity].color, [glow]: vars.color.rarity[rarity].glow },
});

export const root = recipe({
  base: {
    vars: { [ring]: 'transparent', [glow]: 'transparent' },
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    overflow: 'clip',
    backgroundColor: vars.color.surface.raised,
    backgroundImage: vars.color.backdrop.stage,
    // A ring of light on the floor in the rarity's color. Over the whole stage, gold on violet would turn gray.
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: vars.layer.base,
      insetBlockEnd: '6%',
      inlineSize: '70%',
      blockSize: '17%',
      borderRadius: '50%',
      backgroundImage: `radial-gradient(closest-side, transparent 58%, ${glow} 66%, ${ring} 74%, ${glow} 80%, transparent)`,
    },
    '::after': {
      content: '',
      position: 'absolute',
      zIndex: vars.layer.base,
      insetBlockEnd: '9.5%',
      inlineSize: '48%',
      blockSize: '10%',
      backgroundImage: `radial-gradient(closest-side, ${vars.color.surface.scrim}, transparent)`,
    },
  },
  variants: {
    rarity: { common: lit('common'), rare: lit('rare'), epic: lit('epic'), legendary: lit('legendary') },
    size: {
      tile: { aspectRatio: '1' },
      panel: { aspectRatio: '1', '@media': { [media.desktop]: { aspectRatio: '16 / 9' } } },
      hero: {
        blockSize: `clamp(${vars.size.stageSmall}, 46vh, ${vars.size.stage})`,
        '@media': { [media.desktop]: { blockSize: wholeHeight, borderRadius: vars.radius.xlarge } },
      },
    },
    dimmed: {
      true: {
        vars: { [ring]: 'transparent', [glow]: 'transparent' },
        backgroundColor: vars.color.tone.neutral.soft,
        backgroundImage: 'none',
      },
    },
  },
});

export const toy = recipe({
  base: { position: 'relative', zIndex: vars.layer.raised },
  variants: {
    size: {
      tile: { inlineSize: '72%' },
      panel: { inlineSize: '72%', '@media': { [media.desktop]: { inlineSize: '42%' } } },
      hero: {
        inlineSize: `min(64%, ${vars.size.toyOnStage})`,
        '@media': { [media.desktop]: { inlineSize: 'min(70%, 56vh)' } },
      },
    },
    dimmed: { true: { opacity: 0.6, filter: 'grayscale(1)' } },
  },
});

const corner = {
  position: 'absolute',
  zIndex: vars.layer.raised,
  insetBlockStart: vars.space.xsmall,
  display: 'flex',
} as const;

export const mark = style({ ...corner, insetInlineStart: vars.space.xsmall });

export const note = style({ ...corner, insetInlineEnd: vars.space.xsmall });
