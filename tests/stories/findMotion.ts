import { nameOf } from './boxOf.ts';

/** Longer durations, in seconds, count as motion; reduced motion uses 0.00001. */
const instant = 0.001;

/** Elements that still move, or would on the next state change, despite reduced motion. */
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
