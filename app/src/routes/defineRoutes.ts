import type { Right, Role, Sign } from '@mcy/api/contract';
import type { Namespace } from '@mcy/ui/i18n';

/** Who may see it: everyone, signed-in users, or users with that role. */
export type RouteRole = Extract<Role, 'guest' | 'user' | 'shopkeeper' | 'seller' | 'operator'>;

/** A route of the shop as its topic declares it. */
export interface RouteDeclaration {
  /** As the spec spells it. */
  path: `/${string}`;
  /** English name of the screen; `<screen>Route.tsx` beside the declaration shows it. */
  screen: string;
  who: RouteRole;
  /** The right that an operator's screen takes, as its calls do; without it, every operator's. */
  right?: Right;
  /** Namespaces it shows texts of, beside its own topic's. */
  texts?: readonly Namespace[];
  /** Lists an operator's screen in the operators' navigation: the key of its label in its topic's texts, and its sign. */
  nav?: { label: string; sign: Sign };
  /** Until its screen is built: the address may be linked, and shows what will be there. */
  planned?: true;
  /** The parameter that names what everybody may see: the page's frame shows it. Guests' pages need none. */
  shows?: string;
  /** The parameters of its address; without it the address is the path. */
  address?: (...parameters: never[]) => Readonly<Record<string, string | number | undefined>>;
}

type Declarations = Readonly<Record<string, RouteDeclaration>>;

type Address<Route extends RouteDeclaration> = Route extends { address: (...parameters: infer Parameters) => unknown }
  ? (...parameters: Parameters) => string
  : Route['path'];

/** Where a topic keeps what it declared; the build's tools, which are bundled apart, know it by the same name. */
export const declared = Symbol.for('mcy:declared routes');

/** What a topic registers. */
export interface Registration {
  readonly [declared]: Declarations;
}

/** Registers a topic's routes, and writes their addresses: `poolsRoutes.pool(pool_id)`. Nobody writes one by hand. */
export function defineRoutes<const Routes extends Declarations>(
  routes: Routes,
): Registration & { readonly [Name in keyof Routes]: Address<Routes[Name]> } {
  const addresses = Object.entries(routes).map(([name, { path, address }]) => [
    name,
    address ? (...parameters: never[]) => `${path}${queryOf(address(...parameters))}` : path,
  ]);
  // Object.fromEntries forgets which name has which address.
  return { ...Object.fromEntries(addresses), [declared]: routes } as ReturnType<typeof defineRoutes<Routes>>;
}

function queryOf(parameters: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}
