import type { House } from '../house.ts';

/** Icons of lucide-react that a file draws without the kit's `Icon`: the app has their data alone (`app/vite/bareIcons.ts`). */
export function bareIconsIn(path: string, house: House): readonly string[] {
  const source = house.read(path) ?? '';
  return [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter((name) => name !== '' && new RegExp(`<${name}[\\s/>]`).test(source));
}
