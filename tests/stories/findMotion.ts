import { nameOf } from './boxOf.ts';

/** Longer than this, in seconds, is motion; the house's still motion takes 0.00001. */
const instant = 0.001;

/** What still moves, or would on the next change of state, though less motion was asked for. */
export function findMotion(): readonly string[] {
  const moving = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility()) continue;
    for (const pseudo of ['', '::before', '::after'] as const) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== '' && style.content === 'none') continue;
      if (transitions(style) || plays(style)) moving.add(`moves: ${nameOf(element)}${pseudo}`);
    }
  }
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    const { duration } = effect?.getComputedTiming() ?? {};
    if (animation.playState === 'running' && Number(duration) > instant * 1000 && effect instanceof KeyframeEffect) {
      moving.add(`moves: ${effect.target === null ? 'something' : nameOf(effect.target)}`);
    }
  }
  return [...moving];
}

function transitions({ transitionProperty, transitionDuration }: CSSStyleDeclaration): boolean {
  return transitionProperty !== 'none' && longest(transitionDuration) > instant;
}

function plays({ animationName, animationDuration, animationPlayState }: CSSStyleDeclaration): boolean {
  return animationName !== 'none' && animationPlayState !== 'paused' && longest(animationDuration) > instant;
}

function longest(durations: string): number {
  return Math.max(
    ...durations.split(',').map((one) => Number.parseFloat(one) * (one.trim().endsWith('ms') ? 0.001 : 1)),
  );
}
