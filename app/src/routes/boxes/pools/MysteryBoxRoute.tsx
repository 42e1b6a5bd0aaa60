/** The same component as the opening's: paying changes the address, and the page stays. */
export { OpenBoxRoute as MysteryBoxRoute } from '../opening/OpenBoxRoute.tsx';
