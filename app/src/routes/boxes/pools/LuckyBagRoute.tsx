/** The opening's component with another face: it follows the pool's kind. */
export { OpenBoxRoute as LuckyBagRoute } from '../opening/OpenBoxRoute.tsx';
